import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PWD_RESET_TEXTS } from '@fleetwatch/contract/accounts/texts';
import { confirmRule, hintRule, passwordRule } from '@fleetwatch/contract/accounts/rules';
import type { PwdResetAnswer, PwdResetRefusal } from '@fleetwatch/contract/accounts/wire';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { signIn } from '@fleetwatch/kit/store/session';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { postForm } from './postForm.ts';
import { useFormFailure } from './useFormFailure.ts';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import type { FieldProps } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { KEY_NEEDED, PASSWORD_RESET_DONE } from './texts.ts';

const BLANK = { key: '', password: '', repeat: '', hint: '' };
type ResetField = keyof typeof BLANK;

export interface PasswordReset {
  wire: (field: ResetField) => FieldProps;
  submit: () => void;
  isBusy: boolean;
  failure: string | undefined;
}

/** Sets a new password with an emailed key, signs the member in with it and leads to `/`. */
export function usePasswordReset(): PasswordReset {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const form = useFormFields(BLANK);
  const { key, password, repeat, hint } = form.values;
  const { failure, setFailure, handleFailure } = useFormFailure<ResetField>({
    action: 'resetPassword',
    form,
    secrets: ['password', 'repeat'],
    fieldOf: () => null,
  });
  const checked = {
    key: key.trim() === '' ? KEY_NEEDED : null,
    password: passwordRule(password),
    repeat: confirmRule(password)(repeat),
    hint: hintRule(password)(hint),
  };

  const showRefusal = (refusal: PwdResetRefusal) => {
    const text = PWD_RESET_TEXTS[refusal] ?? PWD_RESET_TEXTS['-1'];
    if (refusal === '-3') setFailure(text);
    else form.refuse('key', text);
    form.empty(['password', 'repeat']);
  };

  const handleSubmit = async () => {
    setFailure(undefined);
    if (isBusy || !form.passes(checked)) return;
    setIsBusy(true);
    const body = { key: key.trim(), password, hint: hint.trim() };
    const { data, error } = await dispatch(
      postForm<PwdResetAnswer>({ url: 'pwd-reset', body, isOpen: true }),
    );
    if (error) handleFailure(error);
    else if (typeof data === 'string') showRefusal(data);
    else {
      const refusal = await dispatch(signIn({ name: data.name, password }));
      dispatch(toastShown({ text: PASSWORD_RESET_DONE, tone: 'success' }));
      void navigate(refusal ? '/signin' : '/');
    }
    setIsBusy(false);
  };

  return {
    wire: (field) => form.wire(field, checked[field]),
    submit: () => void handleSubmit(),
    isBusy,
    failure,
  };
}
