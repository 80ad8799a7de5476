import { andMore, outSummary, alertReason } from '@fleetwatch/contract/safety/texts';
import { NAMED_BOATS_MAX, overdueBoats } from '@fleetwatch/contract/safety/urgency';
import type { OutBoat } from '@fleetwatch/contract/safety/wire';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { useOfficersQuery } from '@fleetwatch/kit/store/clearances';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useOutBoatsQuery } from '@fleetwatch/kit/store/safety';
import { LIVE_QUERY } from '@fleetwatch/kit/store/sorties';
import { selectIsConfirmedCoach } from '@fleetwatch/kit/store/sessionSlice';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import { NoticeSpacing } from './NoticeSpacing.ts';
import { SAFETY } from './lazyTexts.ts';

const TICK_MS = 10_000;

/** 'Kestrel is overdue. 2 aboard, launched 08:00, upstream.' */
const textOf = (boat: OutBoat): string =>
  `${alertReason(boat)} ${outSummary(boat.crew.length + 1, shortTime(boat.launch), boat.heading)}`;

/**
 * The overdue boats, the most urgent by name and the others as a number, for coaches, safety officers and the duty team (rule
 * safety.bar). The officers are fetched only once a boat is overdue.
 */
export function OverdueBar() {
  const { data: club } = useClubQuery();
  const { data: out } = useOutBoatsQuery(undefined, LIVE_QUERY);
  const nowMs = useNow(TICK_MS) + (club?.clockSkewMs ?? 0);
  const overdue = overdueBoats(out?.results ?? [], nowMs);
  const isQuiet = overdue.length === 0;
  const isCoach = useAppSelector(selectIsConfirmedCoach);
  const { data: officers } = useOfficersQuery(undefined, { skip: isQuiet || isCoach });
  const isWatcher = isCoach || officers?.mine.some((office) => office === 'safety' || office === 'duty');
  if (isQuiet || !isWatcher) return null;
  return (
    <NoticeSpacing role="alert">
      <Notice tone="red" actions={<ButtonLink to="/safety">{SAFETY}</ButtonLink>}>
        {overdue.slice(0, NAMED_BOATS_MAX).map((boat) => (
          <div key={boat.sortie}>{textOf(boat)}</div>
        ))}
        {overdue.length > NAMED_BOATS_MAX && <div>{andMore(overdue.length - NAMED_BOATS_MAX)}</div>}
      </Notice>
    </NoticeSpacing>
  );
}
