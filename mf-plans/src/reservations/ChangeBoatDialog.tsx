import { useState } from 'react';
import type { BoatReservation } from '@fleetwatch/contract/reservations/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { useChangeReservedBoatMutation, useBoatHoldsQuery } from './reservationsApi.ts';
import { whenText } from './reservationTexts.ts';
import { WAITING } from './waiting.ts';
import { useReservableBoats } from './useReservableBoats.ts';

interface ChangeBoatDialogProps {
  reservation: BoatReservation;
  onClose: () => void;
}

/** Moves a reservation to a boat that is free then (rule reservation.change). */
export function ChangeBoatDialog({ reservation, onClose }: ChangeBoatDialogProps) {
  const { _id, boatName, launch, land } = reservation;
  const day = launch.slice(0, 10);
  const [chosen, setChosen] = useState('');
  const [change, { isLoading, error }] = useChangeReservedBoatMutation();
  const query = useBoatHoldsQuery({ from: day, to: day });
  const boats = useReservableBoats();
  const showOutcome = useResultToast();
  const send = async () => {
    if (chosen === '') return;
    const answer = await change({ id: _id, boat: chosen });
    if (answer.error) return;
    const { boatName: other, state } = answer.data;
    showOutcome(
      undefined,
      state === 'requested' ? `${other} waits for approval.` : `${other} is yours instead.`,
    );
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title="Another boat"
      verb="Change boat"
      isBusy={isLoading}
      error={error ? failureOf(error).text : undefined}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>
        Instead of {boatName}, {whenText(launch, land)}:
      </p>
      <QueryResult query={boats ? query : { ...query, ...WAITING }} isEmpty={() => false} emptyText="">
        {(holds) => {
          const free = (boats ?? []).filter(
            (boat) =>
              !holds.some((hold) => hold.boat === boat._id && hold.launch < land && launch < hold.land),
          );
          return (
            <SelectField
              label="Free boats"
              placeholder={free.length === 0 ? 'No boat is free then.' : 'Please choose'}
              options={free.map((boat) => ({ value: boat._id, label: `${boat.name}, ${boat.groupname}` }))}
              value={chosen}
              onChange={setChosen}
            />
          );
        }}
      </QueryResult>
    </ConfirmDialog>
  );
}
