import { useState } from 'react';
import type { BoatReservation, ReservationRemoval } from '@fleetwatch/contract/reservations/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { useCancelReservationMutation } from './reservationsApi.ts';
import {
  AND_LATER_ONES,
  CANCEL_RESERVATION,
  KEEP_IT,
  boatAndTime,
  freeAgain,
  othersMayHave,
  whenText,
} from './texts.ts';

interface CancelDialogProps {
  reservation: BoatReservation;
  onClose: () => void;
}

/** Confirmation before a reservation, or it and all that follow in its series, is cancelled (rule reservation.cancel). */
export function CancelDialog({ reservation, onClose }: CancelDialogProps) {
  const { _id, boatName, launch, land, isSeries } = reservation;
  const [scope, setScope] = useState<ReservationRemoval['scope']>('one');
  const [cancel, { isLoading, error }] = useCancelReservationMutation();
  const showOutcome = useResultToast();
  const send = async () => {
    if ((await cancel({ id: _id, scope })).error) return;
    showOutcome(undefined, freeAgain(boatName));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={CANCEL_RESERVATION}
      verb={CANCEL_RESERVATION}
      cancelLabel={KEEP_IT}
      isDangerous
      isBusy={isLoading}
      error={error ? failureOf(error).text : undefined}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>{othersMayHave(boatAndTime(boatName, whenText(launch, land)))}</p>
      {isSeries && (
        <CheckboxField
          label={AND_LATER_ONES}
          isChecked={scope === 'series'}
          onChange={(isAll) => setScope(isAll ? 'series' : 'one')}
        />
      )}
    </ConfirmDialog>
  );
}
