import { useState } from 'react';
import type { Damage } from '@fleetwatch/contract/damages/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { useWithdrawDamageMutation } from './damageApi.ts';
import { EDIT, REPORT_WITHDRAWN, WITHDRAW, WITHDRAW_REPORT, WITHDRAW_WARNING } from './texts.ts';

/** A reporter's actions on their own report (rule damage.own). */
export function OwnReport({ damage }: { damage: Damage }) {
  const [isAsking, setIsAsking] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawDamageMutation();
  const showOutcome = useResultToast();
  const handleWithdraw = async () => {
    const { error } = await withdraw(damage._id);
    setIsAsking(false);
    showOutcome(error, REPORT_WITHDRAWN);
  };
  return (
    <FormButtons>
      <Button onClick={() => setIsAsking(true)}>{WITHDRAW}</Button>
      <ButtonLink to={`/reportdamage/${damage.boat}?edit=${damage._id}`}>{EDIT}</ButtonLink>
      <ConfirmDialog
        isOpen={isAsking}
        title={WITHDRAW_REPORT}
        verb={WITHDRAW}
        isBusy={isLoading}
        onConfirm={() => void handleWithdraw()}
        onCancel={() => setIsAsking(false)}
      >
        {WITHDRAW_WARNING}
      </ConfirmDialog>
    </FormButtons>
  );
}
