import { useState } from 'react';
import { Link } from 'react-router-dom';
import { emailRule } from '@fleetwatch/contract/accounts/rules';
import type { ResetKeyAnswer } from '@fleetwatch/contract/accounts/wire';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { AccountLinks } from './AccountColumn.ts';
import { findField } from './findField.ts';
import { postForm } from './postForm.ts';
import { useFormFailure } from './useFormFailure.ts';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { SIGN_IN } from '../texts.ts';
import { EMAIL, HAVE_A_KEY, OTHER_PAGES, REQUEST_KEY, REQUEST_RESET_KEY, RESET_EMAIL_HINT } from './texts.ts';

const BLANK = { email: '' };

/** Step one: requests the address to which a key is emailed. The answer never reveals whether a member has that address. */
export function ResetKeyForm({ onSent }: { onSent: () => void }) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const form = useFormFields(BLANK);
  const { failure, setFailure, handleFailure } = useFormFailure({
    action: 'requestResetKey',
    form,
    secrets: [],
    fieldOf: ({ field }) => findField(BLANK, field),
  });
  const checked = { email: emailRule(form.values.email) };

  const handleSubmit = async () => {
    setFailure(undefined);
    if (isBusy || !form.passes(checked)) return;
    setIsBusy(true);
    const body = { email: form.values.email.trim() };
    const { error } = await dispatch(
      postForm<ResetKeyAnswer>({ url: 'get-pwd-reset-key', body, isOpen: true }),
    );
    setIsBusy(false);
    if (error) handleFailure(error);
    else onSent();
  };

  return (
    <>
      <Form label={REQUEST_RESET_KEY} error={failure} onSubmit={() => void handleSubmit()}>
        <TextField
          label={EMAIL}
          hint={RESET_EMAIL_HINT}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.wire('email', checked.email)}
        />
        <Button type="submit" tone="primary" isWide isBusy={isBusy}>
          {REQUEST_KEY}
        </Button>
      </Form>
      <AccountLinks aria-label={OTHER_PAGES}>
        <Link to="/password_reset?step=key">{HAVE_A_KEY}</Link>
        <Link to="/signin">{SIGN_IN}</Link>
      </AccountLinks>
    </>
  );
}
