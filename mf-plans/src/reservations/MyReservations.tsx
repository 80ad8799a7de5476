import { RESERVATION_STATE_TEXTS } from '@fleetwatch/contract/reservations/stateTexts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isActive } from '@fleetwatch/contract/reservations/rules';
import type { BoatReservation, BoatWait, MyReservationsAnswer } from '@fleetwatch/contract/reservations/wire';
import { shortTime, type LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { StateView } from '@fleetwatch/kit/ui/feedback/StateView';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons, Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { ChangeBoatDialog } from './ChangeBoatDialog.tsx';
import { useStopWaitingMutation } from './reservationsApi.ts';
import { Rows, Words } from './reservationsStyle.ts';
import {
  ANOTHER_BOAT,
  CANCEL,
  LEAVE_WAITING_LIST,
  NO_RESERVATIONS,
  PAST,
  RESERVE_A_BOAT,
  UPCOMING,
  WAITING_LIST,
  YOU_ARE_NEXT,
  aheadOfYou,
  anotherBoatFor,
  boatAndTime,
  cancelLabel,
  detailsText,
  launchByText,
  leaveWaitingList,
  leftWaitingList,
  whenText,
} from './texts.ts';
import { STATE_TONES } from './stateTones.ts';

interface MyReservationsProps {
  answer: MyReservationsAnswer;
  now: LocalDateTimeText;
  onBook: () => void;
}

interface OpenDialog {
  what: 'cancel' | 'change';
  reservation: BoatReservation;
}

/** A member's reservations and waiting list, and the last two weeks (rule reservation.screen). */
export function MyReservations({ answer: { results, waiting }, now, onBook }: MyReservationsProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const ahead = results.filter((one) => isActive(one, now));
  const over = results.filter((one) => !isActive(one, now));
  return (
    <Stack>
      {ahead.length === 0 ? (
        <StateView
          state="empty"
          action={
            <Button tone="primary" icon="plus" onClick={onBook}>
              {RESERVE_A_BOAT}
            </Button>
          }
        >
          {NO_RESERVATIONS}
        </StateView>
      ) : (
        <Rows aria-label={UPCOMING}>
          {ahead.map((one) => (
            <ReservationRow
              key={one._id}
              reservation={one}
              onCancel={() => setDialog({ what: 'cancel', reservation: one })}
              onChange={() => setDialog({ what: 'change', reservation: one })}
            />
          ))}
        </Rows>
      )}
      {waiting.length > 0 && (
        <section>
          <h2>{WAITING_LIST}</h2>
          <Rows aria-label={WAITING_LIST}>
            {waiting.map((one) => (
              <WaitRow key={one._id} wait={one} />
            ))}
          </Rows>
        </section>
      )}
      {over.length > 0 && (
        <section>
          <h2>{PAST}</h2>
          <Rows aria-label={PAST}>
            {over.map((one) => (
              <ReservationRow key={one._id} reservation={one} />
            ))}
          </Rows>
        </section>
      )}
      {dialog?.what === 'cancel' && <CancelDialog reservation={dialog.reservation} onClose={close} />}
      {dialog?.what === 'change' && <ChangeBoatDialog reservation={dialog.reservation} onClose={close} />}
    </Stack>
  );
}

interface ReservationRowProps {
  reservation: BoatReservation;
  /** Absent for a past one. */
  onCancel?: () => void;
  onChange?: () => void;
}

function ReservationRow({ reservation, onCancel, onChange }: ReservationRowProps) {
  const { boat, boatName, launch, land, launchBy, state } = reservation;
  const details = detailsText(reservation);
  return (
    <li>
      <Words>
        <Link to={`/reservations/boat/${boat}`}>{boatName}</Link>
        <div>{whenText(launch, land)}</div>
        {details !== '' && <Quiet>{details}</Quiet>}
        {state === 'approved' && onCancel && <Quiet>{launchByText(shortTime(launchBy))}</Quiet>}
      </Words>
      <Badge $tone={STATE_TONES[state]}>{RESERVATION_STATE_TEXTS[state]}</Badge>
      {onCancel && (
        <FormButtons>
          <Button aria-label={anotherBoatFor(boatName)} onClick={onChange}>
            {ANOTHER_BOAT}
          </Button>
          <Button aria-label={cancelLabel(boatAndTime(boatName, whenText(launch, land)))} onClick={onCancel}>
            {CANCEL}
          </Button>
        </FormButtons>
      )}
    </li>
  );
}

function WaitRow({ wait: { _id, boat, boatName, launch, land, ahead } }: { wait: BoatWait }) {
  const [stop, { isLoading }] = useStopWaitingMutation();
  const showOutcome = useResultToast();
  return (
    <li>
      <Words>
        <Link to={`/reservations/boat/${boat}`}>{boatName}</Link>
        <div>{whenText(launch, land)}</div>
        <Quiet>{ahead === 0 ? YOU_ARE_NEXT : aheadOfYou(ahead)}</Quiet>
      </Words>
      <Button
        isBusy={isLoading}
        aria-label={leaveWaitingList(boatName)}
        onClick={async () => showOutcome((await stop(_id)).error, leftWaitingList(boatName))}
      >
        {LEAVE_WAITING_LIST}
      </Button>
    </li>
  );
}
