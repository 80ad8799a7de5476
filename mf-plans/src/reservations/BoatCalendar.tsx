import { RESERVATION_STATE_TEXTS } from '@fleetwatch/contract/reservations/stateTexts';
import type { BoatHold } from '@fleetwatch/contract/reservations/wire';
import { type LocalDateText } from '@fleetwatch/contract/time/localText';
import { isAnswered } from '@fleetwatch/kit/store/apiFailure';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { FormButtons, Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { weekdayDayText } from '@fleetwatch/contract/time/dayText';
import { calendarDays } from './booking.ts';
import { useBoatHoldsQuery } from './reservationsApi.ts';
import { WAITING } from './waiting.ts';
import { Rows, Words } from './reservationsStyle.ts';
import { DAYS, FREE, MY_RESERVATIONS, RESERVE_THIS_BOAT, holdText } from './texts.ts';
import { STATE_TONES } from './stateTones.ts';

/** Reservations and plans of a boat over the next two weeks (rule reservation.calendar). */
export function BoatCalendar({ boatId, today }: { boatId: string; today: LocalDateText }) {
  const boats = useAllBoatsQuery();
  const boat = boats.data?.find(({ _id }) => _id === boatId);
  const days = calendarDays(today);
  const to = days.at(-1) ?? today;
  const query = useBoatHoldsQuery({ from: today, to, boat: boatId }, { refetchOnMountOrArgChange: true });
  return (
    <Stack>
      {/* The boat's name would push the days down. */}
      <QueryResult
        query={isAnswered(boats) ? query : { ...query, ...WAITING }}
        isEmpty={() => false}
        emptyText=""
      >
        {(holds) => (
          <>
            {boat && (
              <h2>
                {boat.name}, {boat.groupname}
              </h2>
            )}
            <Rows aria-label={DAYS}>
              {days.map((day) => (
                <DayRow key={day} day={day} holds={holds.filter(({ launch }) => launch.startsWith(day))} />
              ))}
            </Rows>
            <FormButtons>
              <ButtonLink to="/reservations">{MY_RESERVATIONS}</ButtonLink>
              <ButtonLink tone="primary" to={`/reservations?tab=book&boat=${boatId}`}>
                {RESERVE_THIS_BOAT}
              </ButtonLink>
            </FormButtons>
          </>
        )}
      </QueryResult>
    </Stack>
  );
}

function DayRow({ day, holds }: { day: LocalDateText; holds: readonly BoatHold[] }) {
  return (
    <li>
      <Words>
        <strong>{weekdayDayText(day)}</strong>
        {holds.length === 0 && <Quiet>{FREE}</Quiet>}
        {holds.map((hold) => (
          <div key={hold._id}>
            {holdText(hold)}{' '}
            {hold.isAsked && <Badge $tone={STATE_TONES.requested}>{RESERVATION_STATE_TEXTS.requested}</Badge>}
          </div>
        ))}
      </Words>
    </li>
  );
}
