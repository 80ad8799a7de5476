import { useState } from 'react';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastOfFailure, toastShown } from '@fleetwatch/kit/store/toasts';
import { accountFailureText } from './accountFailureText.ts';
import type { AccountAction } from './texts.ts';
import type { FormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';

interface FailingForm<Field extends string> {
  action: AccountAction;
  form: Pick<FormFields<Field>, 'refuse' | 'empty'>;
  /** Fields that a rejection empties (rule account.sign-in-refused). */
  secrets: readonly Field[];
  /** The field at which a refusal shows; null for one of the whole form. */
  fieldOf: (failure: ApiFailure) => Field | null;
}

export interface FormFailure {
  /** The failure of the whole form. */
  failure: string | undefined;
  setFailure: (text: string | undefined) => void;
  handleFailure: (failure: ApiFailure) => void;
}

/** Shows a failure at its field, or below the form; all entries except secrets stay. */
export function useFormFailure<Field extends string>(failing: FailingForm<Field>): FormFailure {
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<string>();
  const handleFailure = (refusal: ApiFailure) => {
    const field = failing.fieldOf(refusal);
    // Only an answer is a rejection: a request that never arrived can be sent again unchanged.
    const isRejected = typeof refusal.status === 'number' && refusal.status < 500;
    if (isRejected) failing.form.empty(failing.secrets);
    const isEmptied = isRejected && field !== null && failing.secrets.includes(field);
    if (field) failing.form.refuse(field, refusal.text, isEmptied ? '' : undefined);
    else setFailure(accountFailureText(failing.action, refusal));
    const toast = refusal.status === 'offline' ? toastOfFailure(refusal) : null;
    if (toast) dispatch(toastShown(toast));
  };
  return { failure, setFailure, handleFailure };
}
