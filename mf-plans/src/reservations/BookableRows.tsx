import { Link } from 'react-router-dom';
import { rowDamage } from '@fleetwatch/contract/damages/texts';
import { needsApproval, boatAndTimeRefusal } from '@fleetwatch/contract/reservations/rules';
import type { ReservationSettings } from '@fleetwatch/contract/reservations/settings';
import { type LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { bodyOf, type BookableBoat, type Booking } from './booking.ts';
import { useReserveMutation, useWaitForBoatMutation } from './reservationsApi.ts';
import { Rows, Words } from './reservationsStyle.ts';
import {
  FREE_BOATS,
  NEEDS_APPROVAL,
  RESERVE,
  RESERVED_BOATS,
  WAIT,
  awaitsApproval,
  holdText,
  reserveBoat,
  reservedForYou,
  waitFor,
  youWaitFor,
} from './texts.ts';

interface BookableRowsProps {
  boats: { free: BookableBoat[]; taken: BookableBoat[] };
  booking: Booking;
  settings: ReservationSettings;
  isOfficer: boolean;
  now: LocalDateTimeText;
  onReserved: () => void;
}

/** The boats that are free at the chosen time, each with a button that reserves it; then the others, with waiting lists. */
export function BookableRows({ boats, booking, settings, isOfficer, now, onReserved }: BookableRowsProps) {
  const [reserve, reserving] = useReserveMutation();
  const [wait, waiting] = useWaitForBoatMutation();
  const showOutcome = useResultToast();
  const isBusy = reserving.isLoading || waiting.isLoading;
  const { date, launch, land, until, purpose } = bodyOf(booking, '');
  const request = { purpose, until };
  const refusal = boatAndTimeRefusal({ date, launch, land, until }, { settings, now, isOfficer, own: [] });
  const failure = reserving.error ?? waiting.error;
  const send = async ({ boat }: BookableBoat) => {
    if (isBusy || refusal) return;
    waiting.reset();
    const answer = await reserve(bodyOf(booking, boat._id));
    if (answer.error) return;
    const isRequested = answer.data.state === 'requested';
    showOutcome(undefined, isRequested ? awaitsApproval(boat.name) : reservedForYou(boat.name));
    onReserved();
  };
  const queue = async ({ boat }: BookableBoat) => {
    if (isBusy || refusal) return;
    reserving.reset();
    if ((await wait({ boat: boat._id, date, launch, land })).error) return;
    showOutcome(undefined, youWaitFor(boat.name));
  };
  return (
    <Stack>
      <div role="alert">
        {(refusal ?? failure) && <Notice tone="red">{refusal?.text ?? failureOf(failure).text}</Notice>}
      </div>
      {boats.free.length > 0 && (
        <Rows aria-label={FREE_BOATS}>
          {boats.free.map((one) => (
            <li key={one.boat._id}>
              <BoatWords {...one} />
              {needsApproval({ ...request, classId: one.boat.group }, settings, isOfficer) && (
                <Badge $tone="amber">{NEEDS_APPROVAL}</Badge>
              )}
              <Button
                disabled={refusal !== null}
                isBusy={isBusy}
                aria-label={reserveBoat(one.boat.name)}
                onClick={() => void send(one)}
              >
                {RESERVE}
              </Button>
            </li>
          ))}
        </Rows>
      )}
      {boats.taken.length > 0 && (
        <Rows aria-label={RESERVED_BOATS}>
          {boats.taken.map((one) => (
            <li key={one.boat._id}>
              <BoatWords {...one} />
              {until === null && (
                <Button
                  disabled={refusal !== null}
                  isBusy={isBusy}
                  aria-label={waitFor(one.boat.name)}
                  onClick={() => void queue(one)}
                >
                  {WAIT}
                </Button>
              )}
            </li>
          ))}
        </Rows>
      )}
    </Stack>
  );
}

function BoatWords({ boat, holds }: BookableBoat) {
  const damage = rowDamage(boat.damage);
  return (
    <Words>
      <Link to={`/reservations/boat/${boat._id}`}>{boat.name}</Link> {boat.groupname}
      {damage && <Quiet>{damage}</Quiet>}
      {holds.map((hold) => (
        <Quiet key={hold._id}>{holdText(hold)}</Quiet>
      ))}
    </Words>
  );
}
