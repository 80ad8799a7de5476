import { useState } from 'react';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import type { Checked, FormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { refusalOf } from '../screen/Refusal.ts';
import { SEND_FAILED } from './texts.ts';

export interface Submitted<Field extends string> {
  form: FormFields<Field>;
  checked: Checked<Field>;
  /** Sends the entries; rejects with the API's failure. */
  send: () => Promise<unknown>;
  doneText: string;
  doneMs: number;
}

interface Submission {
  isAsking: boolean;
  isBusy: boolean;
  /** Failure of the whole form; a refused field shows its own. */
  failure: string | undefined;
  ask: () => void;
  cancel: () => void;
  confirm: () => Promise<void>;
}

const isFieldOf = <Field extends string>(checked: Checked<Field>, field: string | null): field is Field =>
  field !== null && field in checked;

/** The steps from the button to the thank-you message: validation, one confirmation, sending. */
export function useSubmission<Field extends string>(submitted: Submitted<Field>): Submission {
  const { form, checked, send, doneText, doneMs } = submitted;
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const handleFailure = (error: unknown) => {
    const { field, text } = failureOf(error);
    if (isFieldOf(checked, field)) form.refuse(field, text);
    else setFailure(refusalOf(error, SEND_FAILED).text);
  };
  return {
    isAsking,
    isBusy,
    failure,
    ask: () => {
      setFailure(undefined);
      setIsAsking(form.passes(checked));
    },
    cancel: () => setIsAsking(false),
    confirm: async () => {
      setIsBusy(true);
      try {
        await send();
        form.empty(Object.keys(checked) as Field[]);
        dispatch(toastShown({ text: doneText, tone: 'success', lifetimeMs: doneMs }));
      } catch (error) {
        handleFailure(error);
      }
      setIsBusy(false);
      setIsAsking(false);
    },
  };
}
