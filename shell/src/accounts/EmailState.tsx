import { confirmLinkSent } from '@fleetwatch/contract/accounts/texts';
import { useState } from 'react';
import type { EmailConfirmSendAnswer } from '@fleetwatch/contract/accounts/confirmEmail';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastOfFailure, toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useAccountQuery } from './accountApi.ts';
import { postForm } from './postForm.ts';
import { notConfirmed, SEND_LINK_AGAIN } from './texts.ts';

/** Shows that the email address is not confirmed, and offers to send the link again. Empty once confirmed or while unknown. */
export function EmailState() {
  const dispatch = useAppDispatch();
  const { data: account, refetch } = useAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isBusy, setIsBusy] = useState(false);
  if (!account || account.emailconfirmed) return null;

  const handleSend = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const { error } = await dispatch(
      postForm<EmailConfirmSendAnswer>({ url: 'email-confirm-send', body: {} }),
    );
    setIsBusy(false);
    const toast = error
      ? toastOfFailure(error)
      : ({ text: confirmLinkSent(account.email), tone: 'success' } as const);
    if (toast) dispatch(toastShown(toast));
    if (error?.code === 'email_confirmed') void refetch();
  };

  return (
    <Notice
      tone="amber"
      actions={
        <Button isBusy={isBusy} onClick={() => void handleSend()}>
          {SEND_LINK_AGAIN}
        </Button>
      }
    >
      {notConfirmed(account.email)}
    </Notice>
  );
}
