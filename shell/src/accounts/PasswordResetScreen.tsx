import { useSearchParams } from 'react-router-dom';
import { RESET_KEY_SENT } from '@fleetwatch/contract/accounts/messages';
import { Notice } from '@fleetwatch/kit/ui/Notice';
import { Screen } from '@fleetwatch/kit/ui/Screen';
import { AccountColumn } from './AccountColumn.ts';
import { PasswordResetForm } from './PasswordResetForm.tsx';
import { ResetKeyForm } from './ResetKeyForm.tsx';

/** /password_reset: first a key is mailed, then it sets a new password (member-operations §2). `?step=key` is the second step. */
export function PasswordResetScreen() {
  const [params, setParams] = useSearchParams();
  const step = params.get('step');
  return (
    <Screen title="Password Reset">
      <AccountColumn>
        {step === null && <ResetKeyForm onSent={() => setParams({ step: 'sent' })} />}
        <div role="status">{step === 'sent' && <Notice>{RESET_KEY_SENT}</Notice>}</div>
        {step !== null && <PasswordResetForm />}
      </AccountColumn>
    </Screen>
  );
}
