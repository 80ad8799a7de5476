import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { signInNameRule, signInPasswordRule } from '@fleetwatch/contract/accounts/rules';
import { STOP_IT } from '@fleetwatch/contract/accounts/texts';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import type { RootState } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { signIn } from '@fleetwatch/kit/store/session';
import { toastOfFailure, toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { takeReturnPath } from '../frame/returnPath.ts';
import { useStartPath } from '../frame/useStartPath.ts';
import { AccountLinks } from './AccountColumn.ts';
import { useFailureCount } from './useFailureCount.ts';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { PASSWORD_HINT, SIGN_IN } from '../texts.ts';
import {
  NAME,
  NAME_OR_EMAIL_HINT,
  OK,
  OTHER_PAGES,
  PASSWORD,
  REGISTER,
  RESET,
  TOO_MANY_REFUSALS,
} from './texts.ts';

const BLANK = { name: '', password: '' };

/**
 * Name or email and password. A refusal shows its reason, keeps the name and empties the password (rule
 * account.sign-in-refused).
 */
export function SignInForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useStore<RootState>();
  const startPath = useStartPath();
  const password = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { countRefusal, isWarning, dismissWarning } = useFailureCount();
  const { values, wire, passes, refuse, empty } = useFormFields(BLANK);
  const checked = { name: signInNameRule(values.name), password: signInPasswordRule(values.password) };

  const handleSubmit = async () => {
    setRefusal(undefined);
    if (!passes(checked)) return;
    setIsBusy(true);
    const failure = await dispatch(signIn({ name: values.name.trim(), password: values.password }));
    setIsBusy(false);
    if (!failure) {
      const memberId = selectMemberId(store.getState());
      void navigate(takeReturnPath(memberId) ?? startPath());
      return;
    }
    if (typeof failure.status === 'string') {
      const toast = toastOfFailure(failure);
      if (toast) dispatch(toastShown(toast));
      setRefusal(failure.text);
      return;
    }
    countRefusal();
    empty(['password']);
    if (failure.field === 'name') refuse('name', failure.text);
    else setRefusal(failure.text);
    password.current?.focus();
  };

  return (
    <>
      <Form label={SIGN_IN} error={refusal} onSubmit={() => void handleSubmit()}>
        <TextField
          label={NAME}
          hint={NAME_OR_EMAIL_HINT}
          autoComplete="username"
          autoCapitalize="words"
          {...wire('name', checked.name)}
        />
        <TextField
          label={PASSWORD}
          type="password"
          autoComplete="current-password"
          ref={password}
          {...wire('password', checked.password)}
        />
        <Button type="submit" tone="primary" isWide isBusy={isBusy}>
          {SIGN_IN}
        </Button>
      </Form>
      <AccountLinks aria-label={OTHER_PAGES}>
        <Link to="/signup">{REGISTER}</Link>
        <Link to="/password_hint">{PASSWORD_HINT}</Link>
        <Link to="/password_reset">{RESET}</Link>
      </AccountLinks>
      <Dialog
        isOpen={isWarning}
        title={STOP_IT}
        onClose={dismissWarning}
        actions={<Button onClick={dismissWarning}>{OK}</Button>}
      >
        {TOO_MANY_REFUSALS}
      </Dialog>
    </>
  );
}
