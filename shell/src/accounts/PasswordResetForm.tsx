import { Link } from 'react-router-dom';
import { RESET_KEY_MINUTES } from '@fleetwatch/contract/accounts/limits';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { AccountLinks } from './AccountColumn.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { usePasswordReset } from './usePasswordReset.ts';

/** Step two: the mailed key, the new password twice, and its hint. */
export function PasswordResetForm() {
  const { wire, submit, isBusy, failure } = usePasswordReset();
  return (
    <>
      <Form label="Password Reset" error={failure} onSubmit={submit}>
        <TextField
          label="Key"
          hint={`From the e-mail; it works once, for ${RESET_KEY_MINUTES} minutes.`}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...wire('key')}
        />
        <NewPasswordFields
          labels={['New password', 'Repeat new password', 'New hint']}
          password={wire('password')}
          repeated={wire('repeat')}
          hint={wire('hint')}
        />
        <Button type="submit" tone="primary" isWide isBusy={isBusy}>
          Reset
        </Button>
        <ButtonLink to="/signin" isWide>
          Cancel
        </ButtonLink>
      </Form>
      <AccountLinks aria-label="Other ways">
        <Link to="/password_reset">Request another key</Link>
      </AccountLinks>
    </>
  );
}
