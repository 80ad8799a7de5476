import { Link } from 'react-router-dom';
import { RESET_KEY_MINUTES } from '@fleetwatch/contract/accounts/limits';
import { Button } from '@fleetwatch/kit/ui/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/ButtonLink';
import { Form } from '@fleetwatch/kit/ui/Form';
import { TextField } from '@fleetwatch/kit/ui/TextField';
import { AccountLinks } from './AccountColumn.ts';
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
        <TextField
          label="New password"
          hint="8 or more: lowercase, uppercase, a digit and one of !@#$%^&*"
          type="password"
          autoComplete="new-password"
          {...wire('password')}
        />
        <TextField
          label="Repeat new password"
          type="password"
          autoComplete="new-password"
          {...wire('repeat')}
        />
        <TextField
          label="New hint"
          hint="Reminds you of the password without giving it away"
          autoComplete="off"
          {...wire('hint')}
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
