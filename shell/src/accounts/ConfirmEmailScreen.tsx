import { EMAIL_CONFIRMED } from '@fleetwatch/contract/accounts/texts';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { EmailConfirmAnswer } from '@fleetwatch/contract/accounts/confirmEmail';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { AccountColumn, AccountLinks } from './AccountColumn.ts';
import { findField } from './findField.ts';
import { postForm } from './postForm.ts';
import { useFormFailure } from './useFormFailure.ts';
import { CONFIRM_EMAIL, SIGN_IN } from '../texts.ts';
import { CONFIRM_ADDRESS, CONFIRM_KEY_HINT, KEY, KEY_NEEDED, OTHER_PAGES, PROFILE } from './texts.ts';

/**
 * /confirm_email#KEY: the target of an emailed link, signed in or not. It waits for a press, because mail scanners open links
 * too and would confirm an address that its owner never gave.
 */
export function ConfirmEmailScreen() {
  const { hash } = useLocation();
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const form = useFormFields({ key: hash.slice(1) });
  const { failure, setFailure, handleFailure } = useFormFailure({
    action: 'confirmEmail',
    form,
    secrets: [],
    fieldOf: ({ field }) => findField(form.values, field),
  });
  const checked = { key: form.values.key.trim() === '' ? KEY_NEEDED : null };

  const handleSubmit = async () => {
    setFailure(undefined);
    if (isBusy || !form.passes(checked)) return;
    setIsBusy(true);
    const body = { key: form.values.key.trim() };
    const { error } = await dispatch(
      postForm<EmailConfirmAnswer>({ url: 'email-confirm', body, isOpen: true }),
    );
    setIsBusy(false);
    if (error) {
      handleFailure(error);
      return;
    }
    setIsDone(true);
    dispatch(invalidateTags(['Members']));
  };

  return (
    <Screen title={CONFIRM_EMAIL}>
      <AccountColumn>
        <div role="status">{isDone && <Notice tone="green">{EMAIL_CONFIRMED}</Notice>}</div>
        {!isDone && (
          <Form label={CONFIRM_EMAIL} error={failure} onSubmit={() => void handleSubmit()}>
            <TextField
              label={KEY}
              hint={CONFIRM_KEY_HINT}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              {...form.wire('key', checked.key)}
            />
            <Button type="submit" tone="primary" isWide isBusy={isBusy}>
              {CONFIRM_ADDRESS}
            </Button>
          </Form>
        )}
        <AccountLinks aria-label={OTHER_PAGES}>
          <Link to="/profile">{PROFILE}</Link>
          <Link to="/signin">{SIGN_IN}</Link>
        </AccountLinks>
      </AccountColumn>
    </Screen>
  );
}
