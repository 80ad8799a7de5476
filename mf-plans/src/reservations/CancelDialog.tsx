import { useState } from 'react';
import type { BoatReservation, ReservationRemoval } from '@fleetwatch/contract/reservations/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { useCancelReservationMutation } from './reservationsApi.ts';
import { whenText } from './reservationTexts.ts';

interface CancelDialogProps {
  reservation: BoatReservation;
  onClose: () => void;
}

/** Asks before a reservation, or it and all that follow in its series, is cancelled (rule reservation.cancel). */
export function CancelDialog({ reservation, onClose }: CancelDialogProps) {
  const { _id, boatName, launch, land, isSeries } = reservation;
  const [scope, setScope] = useState<ReservationRemoval['scope']>('one');
  const [cancel, { isLoading, error }] = useCancelReservationMutation();
  const showOutcome = useResultToast();
  const send = async () => {
    if ((await cancel({ id: _id, scope })).error) return;
    showOutcome(undefined, `${boatName} is free again.`);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Cancel reservation"
      verb="Cancel reservation"
      cancelLabel="Keep it"
      isDangerous
      isBusy={isLoading}
      error={error ? failureOf(error).text : undefined}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        {boatName}, {whenText(launch, land)}. Others can have it then.
      </p>
      {isSeries && (
        <CheckboxField
          label="And all that follow in this series"
          isChecked={scope === 'series'}
          onChange={(isAll) => setScope(isAll ? 'series' : 'one')}
        />
      )}
    </ConfirmDialog>
  );
}
