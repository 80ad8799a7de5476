import { signedOutOn } from '@fleetwatch/contract/accounts/texts';
import { useState } from 'react';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { useSignMemberOutMutation } from './signOutApi.ts';
import { LOST_PHONE, SIGN_OUT_EVERYWHERE, signOutIntro, signOutTitle, signOutWarning } from './texts.ts';

/** For coaches: signs out a member who has lost a signed-in phone. */
export function SignOutMember({ member: { _id, name } }: { member: ListedMember }) {
  const dispatch = useAppDispatch();
  const [isConfirming, setIsConfirming] = useState(false);
  const [signOut, { isLoading, error, reset }] = useSignMemberOutMutation();
  const close = () => {
    setIsConfirming(false);
    reset();
  };
  const handleSignOut = async () => {
    const { data } = await signOut(_id);
    if (!data) return;
    dispatch(toastShown({ text: signedOutOn(name, data.ended), tone: 'success' }));
    close();
  };
  return (
    <Card title={LOST_PHONE}>
      <p>{signOutIntro(name)}</p>
      <Button onClick={() => setIsConfirming(true)}>{SIGN_OUT_EVERYWHERE}</Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={signOutTitle(name)}
        verb={SIGN_OUT_EVERYWHERE}
        isDangerous
        isBusy={isLoading}
        error={error ? failureOf(error).text : undefined}
        onConfirm={() => void handleSignOut()}
        onCancel={close}
      >
        {signOutWarning(name)}
      </ConfirmDialog>
    </Card>
  );
}
