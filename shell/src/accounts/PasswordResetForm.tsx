import { Link } from 'react-router-dom';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { AccountLinks } from './AccountColumn.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { usePasswordReset } from './usePasswordReset.ts';
import { PASSWORD_RESET } from '../texts.ts';
import {
  CANCEL,
  KEY,
  NEW_HINT,
  NEW_PASSWORD,
  OTHER_PAGES,
  REPEAT_NEW_PASSWORD,
  REQUEST_ANOTHER_KEY,
  RESET,
  RESET_KEY_HINT,
} from './texts.ts';

/** Step two: the emailed key, the new password twice, and its hint. */
export function PasswordResetForm() {
  const { wire, submit, isBusy, failure } = usePasswordReset();
  return (
    <>
      <Form label={PASSWORD_RESET} error={failure} onSubmit={submit}>
        <TextField
          label={KEY}
          hint={RESET_KEY_HINT}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...wire('key')}
        />
        <NewPasswordFields
          labels={[NEW_PASSWORD, REPEAT_NEW_PASSWORD, NEW_HINT]}
          password={wire('password')}
          repeated={wire('repeat')}
          hint={wire('hint')}
        />
        <Button type="submit" tone="primary" isWide isBusy={isBusy}>
          {RESET}
        </Button>
        <ButtonLink to="/signin" isWide>
          {CANCEL}
        </ButtonLink>
      </Form>
      <AccountLinks aria-label={OTHER_PAGES}>
        <Link to="/password_reset">{REQUEST_ANOTHER_KEY}</Link>
      </AccountLinks>
    </>
  );
}
