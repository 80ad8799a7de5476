import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EMAIL_TAKEN, NAME_TAKEN } from '@fleetwatch/contract/accounts/texts';
import { emailRule, nameRule } from '@fleetwatch/contract/accounts/rules';
import type { SignUpBody } from '@fleetwatch/contract/accounts/wire';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { firstName } from '@fleetwatch/contract/sorties/texts';
import { invalidateTags } from '@fleetwatch/kit/store/invalidateTags';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { signIn } from '@fleetwatch/kit/store/session';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { useStartPath } from '../frame/useStartPath.ts';
import { postForm } from './postForm.ts';
import { BLANK_SIGN_UP, checkSignUp, fieldOfRefusal, isMinorAtSignUp, signUpBody } from './signUpFields.ts';
import type { SignUpField } from './signUpFields.ts';
import { useFormFailure } from './useFormFailure.ts';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import type { FieldProps } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { useIsTaken } from './useIsTaken.ts';
import { welcome } from './texts.ts';

export interface SignUp {
  wire: (field: SignUpField) => FieldProps;
  /** The picture's address, '' for the drawn avatar. */
  pic: string;
  setPic: (pic: string) => void;
  /** Club-local day, in a club that records ages; else null. */
  ageOn: LocalDateText | null;
  isMinor: boolean;
  submit: () => void;
  isBusy: boolean;
  /** The failure of the whole form. */
  failure: string | undefined;
}

/**
 * Signs a new member up: every rule at its field, the server's refusals too; a refusal empties only the passwords. The new
 * member is signed in at once.
 */
export function useSignUp(): SignUp {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const startPath = useStartPath();
  const { data: club } = useClubQuery();
  const [isBusy, setIsBusy] = useState(false);
  const [pic, setPic] = useState('');
  const form = useFormFields(BLANK_SIGN_UP);
  const { values, wire, passes } = form;
  const { failure, setFailure, handleFailure } = useFormFailure({
    action: 'signUp',
    form,
    secrets: ['password', 'confirm'],
    fieldOf: fieldOfRefusal,
  });
  const isNameTaken = useIsTaken('name', values.name, nameRule);
  const isEmailTaken = useIsTaken('email', values.email, emailRule);
  const ageOn = club?.features?.includes('juniors') ? club.today : null;
  const rules = checkSignUp(values, { prefix: club?.prefix ?? '', ageOn });
  const checked = {
    ...rules,
    name: rules.name ?? (isNameTaken ? NAME_TAKEN : null),
    email: rules.email ?? (isEmailTaken ? EMAIL_TAKEN : null),
  };

  const enter = async ({ name, password }: SignUpBody) => {
    dispatch(invalidateTags(['Members']));
    const refusal = await dispatch(signIn({ name, password }));
    dispatch(toastShown({ text: welcome(firstName(name)), tone: 'success' }));
    void navigate(refusal ? '/signin' : startPath());
  };

  const handleSubmit = async () => {
    setFailure(undefined);
    if (isBusy || !passes(checked)) return;
    const body = signUpBody(values, pic, ageOn);
    setIsBusy(true);
    const { error } = await dispatch(postForm<string>({ url: 'user', body, isOpen: true }));
    if (error) handleFailure(error);
    else await enter(body);
    setIsBusy(false);
  };

  return {
    wire: (field) => wire(field, checked[field]),
    pic,
    setPic,
    ageOn,
    isMinor: isMinorAtSignUp(values, ageOn),
    submit: () => void handleSubmit(),
    isBusy,
    failure,
  };
}
