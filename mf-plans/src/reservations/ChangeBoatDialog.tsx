import { useState } from 'react';
import type { BoatReservation } from '@fleetwatch/contract/reservations/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { useChangeReservedBoatMutation, useBoatHoldsQuery } from './reservationsApi.ts';
import {
  ANOTHER_BOAT,
  CHANGE_BOAT,
  CHOOSE,
  FREE_BOATS,
  NONE_FREE,
  awaitsApproval,
  boatAndTime,
  boatOption,
  insteadOf,
  reservedInstead,
  whenText,
} from './texts.ts';
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
    showOutcome(undefined, state === 'requested' ? awaitsApproval(other) : reservedInstead(other));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={ANOTHER_BOAT}
      verb={CHANGE_BOAT}
      isBusy={isLoading}
      error={error ? failureOf(error).text : undefined}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p>{insteadOf(boatAndTime(boatName, whenText(launch, land)))}</p>
      <QueryResult query={boats ? query : { ...query, ...WAITING }} isEmpty={() => false} emptyText="">
        {(holds) => {
          const free = (boats ?? []).filter(
            (boat) =>
              !holds.some((hold) => hold.boat === boat._id && hold.launch < land && launch < hold.land),
          );
          return (
            <SelectField
              label={FREE_BOATS}
              placeholder={free.length === 0 ? NONE_FREE : CHOOSE}
              options={free.map((boat) => ({
                value: boat._id,
                label: boatOption(boat.name, boat.groupname),
              }))}
              value={chosen}
              onChange={setChosen}
            />
          );
        }}
      </QueryResult>
    </ConfirmDialog>
  );
}
