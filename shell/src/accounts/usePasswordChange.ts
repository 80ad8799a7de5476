import { useState } from 'react';
import { CURRENT_PASSWORD_NEEDED } from '@fleetwatch/contract/accounts/texts';
import { confirmRule, hintRule, passwordRule } from '@fleetwatch/contract/accounts/rules';
import type { PwdChangeAnswer } from '@fleetwatch/contract/accounts/wire';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { writeHint } from '@fleetwatch/kit/store/localProfile';
import { STORAGE_FAILED } from '@fleetwatch/kit/store/texts';
import { profileChanged, selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { findField } from './findField.ts';
import { postForm } from './postForm.ts';
import { useFormFailure } from './useFormFailure.ts';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import type { FieldProps } from '@fleetwatch/kit/ui/form/useFormFields.ts';

const BLANK = { oldpassword: '', password: '', confirm: '', passwordhint: '' };
type PasswordField = keyof typeof BLANK;
const FIELDS = Object.keys(BLANK) as PasswordField[];

export interface PasswordChange {
  wire: (field: PasswordField) => FieldProps;
  submit: () => void;
  isBusy: boolean;
  isDone: boolean;
  failure: string | undefined;
}

/** Changes the member's own password, and the hint stored on this device for it (rule account.change-password). */
export function usePasswordChange(): PasswordChange {
  const dispatch = useAppDispatch();
  const { id, displayName } = useAppSelector(selectProfile);
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const form = useFormFields(BLANK);
  const { oldpassword, password, confirm, passwordhint } = form.values;
  const { failure, setFailure, handleFailure } = useFormFailure<PasswordField>({
    action: 'changePassword',
    form,
    secrets: ['oldpassword', 'password', 'confirm'],
    fieldOf: ({ field }) => findField(BLANK, field),
  });
  const checked = {
    oldpassword: oldpassword === '' ? CURRENT_PASSWORD_NEEDED : null,
    password: passwordRule(password),
    confirm: confirmRule(password)(confirm),
    passwordhint: hintRule(password)(passwordhint),
  };

  const keepHint = (hint: string) => {
    dispatch(profileChanged({ hint }));
    try {
      writeHint(displayName, hint);
    } catch {
      dispatch(toastShown({ text: STORAGE_FAILED, tone: 'warning' }));
    }
  };

  const handleSubmit = async () => {
    setFailure(undefined);
    setIsDone(false);
    if (isBusy || !form.passes(checked)) return;
    setIsBusy(true);
    const hint = passwordhint.trim();
    const body = { id, password, passwordhint: hint, oldpassword };
    const { error } = await dispatch(postForm<PwdChangeAnswer>({ url: 'pwd-change', body }));
    setIsBusy(false);
    if (error) {
      handleFailure(error);
      return;
    }
    keepHint(hint);
    form.empty(FIELDS);
    setIsDone(true);
  };

  return {
    wire: (field) => form.wire(field, checked[field]),
    submit: () => void handleSubmit(),
    isBusy,
    isDone,
    failure,
  };
}
