import { useState } from 'react';
import { Link } from 'react-router-dom';
import { emailRule } from '@fleetwatch/contract/accounts/rules';
import type { ResetKeyAnswer } from '@fleetwatch/contract/accounts/wire';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { AccountLinks } from './AccountColumn.ts';
import { fieldNamed } from './fieldNamed.ts';
import { postForm } from './postForm.ts';
import { useFormFailure } from './useFormFailure.ts';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';

const BLANK = { email: '' };

/** Step one: asks for the address to which a key is mailed. The answer never tells whether a member has that address. */
export function ResetKeyForm({ onSent }: { onSent: () => void }) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const form = useFormFields(BLANK);
  const { failure, setFailure, handleFailure } = useFormFailure({
    call: 'Reset key request',
    form,
    secrets: [],
    fieldOf: ({ field }) => fieldNamed(BLANK, field),
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
      <Form label="Request a reset key" error={failure} onSubmit={() => void handleSubmit()}>
        <TextField
          label="E-mail"
          hint="The address in your profile: the key is mailed there."
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.wire('email', checked.email)}
        />
        <Button type="submit" tone="primary" isWide isBusy={isBusy}>
          Request key
        </Button>
      </Form>
      <AccountLinks aria-label="Other ways">
        <Link to="/password_reset?step=key">I have a key</Link>
        <Link to="/signin">Sign In</Link>
      </AccountLinks>
    </>
  );
}
