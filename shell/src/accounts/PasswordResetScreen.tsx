import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RESET_KEY_SENT } from '@fleetwatch/contract/accounts/texts';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { AccountColumn } from './AccountColumn.ts';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { ResetKeyForm } from './ResetKeyForm.tsx';
import { PASSWORD_RESET } from '../texts.ts';

/**
 * /password_reset: emails a key, which then sets a new password (rules account.reset-key, account.reset). `?step=key` is the
 * second step.
 */
export function PasswordResetScreen() {
  const [params, setParams] = useSearchParams();
  const step = params.get('step');
  const column = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  // The focused control disappeared with the first form.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    column.current?.querySelector('input')?.focus();
  }, [step]);
  return (
    <Screen title={PASSWORD_RESET}>
      <AccountColumn ref={column}>
        {step === null && <ResetKeyForm onSent={() => setParams({ step: 'sent' })} />}
        <div role="status">{step === 'sent' && <Notice>{RESET_KEY_SENT}</Notice>}</div>
        {step !== null && <PasswordResetForm />}
      </AccountColumn>
    </Screen>
  );
}
