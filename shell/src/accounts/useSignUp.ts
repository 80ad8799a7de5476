import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EMAIL_TAKEN, NAME_TAKEN } from '@fleetwatch/contract/accounts/messages';
import { emailRule, nameRule } from '@fleetwatch/contract/accounts/rules';
import { firstName } from '@fleetwatch/contract/sorties/messages';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { signIn } from '@fleetwatch/kit/store/session';
import { toastOfFailure, toastShown } from '@fleetwatch/kit/store/toasts';
import { useStartPath } from '../frame/useStartPath.ts';
import { useSignUpMutation } from './accountsApi.ts';
import { signUpFailureText } from './signUpFailure.ts';
import { BLANK_SIGN_UP, checkSignUp, fieldOfRefusal, signUpBody } from './signUpFields.ts';
import type { SignUpField } from './signUpFields.ts';
import { useFormFields } from './useFormFields.ts';
import type { FieldProps } from './useFormFields.ts';
import { useIsTaken } from './useIsTaken.ts';

export interface SignUp {
  wire: (field: SignUpField) => FieldProps;
  submit: () => void;
  isBusy: boolean;
  /** What went wrong with the whole. */
  failure: string | undefined;
}

/**
 * Signing up: every rule at its field, the server's refusals too; after a refusal all that was typed is still there but
 * the passwords. Who has signed up is signed in.
 */
export function useSignUp(): SignUp {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const startPath = useStartPath();
  const { data: club } = useClubQuery();
  const [signUp] = useSignUpMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { values, wire, passes, refuse, empty } = useFormFields(BLANK_SIGN_UP);
  const isNameTaken = useIsTaken('name', values.name, nameRule);
  const isEmailTaken = useIsTaken('email', values.email, emailRule);
  const rules = checkSignUp(values, club?.prefix ?? '');
  const checked = {
    ...rules,
    name: rules.name ?? (isNameTaken ? NAME_TAKEN : null),
    email: rules.email ?? (isEmailTaken ? EMAIL_TAKEN : null),
  };

  const handleFailure = (refusal: ApiFailure) => {
    const field = fieldOfRefusal(refusal);
    if (field) refuse(field, refusal.text);
    else setFailure(signUpFailureText(refusal));
    // Only an answer is a rejection: what never arrived can be sent again as it is.
    if (typeof refusal.status === 'number' && refusal.status < 500) empty(['password', 'confirm']);
    const toast = refusal.status === 'offline' ? toastOfFailure(refusal) : null;
    if (toast) dispatch(toastShown(toast));
  };

  const handleSubmit = async () => {
    setFailure(undefined);
    if (isBusy || !passes(checked)) return;
    const body = signUpBody(values);
    setIsBusy(true);
    try {
      await signUp(body).unwrap();
      const refusal = await dispatch(signIn({ name: body.name, password: body.password }));
      dispatch(toastShown({ text: `Welcome, ${firstName(body.name)}!`, tone: 'success' }));
      void navigate(refusal ? '/signin' : startPath());
    } catch (error) {
      handleFailure(failureOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  return { wire: (field) => wire(field, checked[field]), submit: () => void handleSubmit(), isBusy, failure };
}
