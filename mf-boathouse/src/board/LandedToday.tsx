import styled from 'styled-components';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { datePart, earliestFirst, shortTime } from '@fleetwatch/contract/time/localText';
import type { KioskSortie } from '@fleetwatch/contract/sorties/wire';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useNow } from '@fleetwatch/kit/ui/time/useNow.ts';
import type { ClubClock } from '../kiosk/useKioskData.ts';
import { Boat, BoardRow, Figure, Rows, Small } from './boardRowStyle.ts';
import { CountBadge } from './CountBadge.tsx';
import { namesOfCrew } from './namesOfCrew.ts';

interface LandedTodayProps {
  /** Today's sorties, out and landed. */
  sorties: readonly KioskSortie[];
  members: readonly ListedMember[];
  clock: ClubClock;
}

const TICK_MS = 60_000;

/* Wide: miles at the end of the boat's line. Narrow: below its launcher, so that no name is broken. */
const Landed = styled(BoardRow)`
  align-items: start;
  grid-template-columns: auto minmax(0, 1fr);
  > :nth-child(n + 3) {
    grid-column: 2;
  }
  @container (min-width: 480px) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    > :nth-child(3) {
      grid-column: 3;
    }
    > :nth-child(4) {
      grid-column: 2 / -1;
    }
  }
`;

/** What came home today, the latest first, with the season of who launched it. */
export function LandedToday({ sorties, members, clock }: LandedTodayProps) {
  const now = useNow(TICK_MS) + clock.skewMs;
  const today = datePart(localTextOf(now, clock.timeZone));
  // A list that has not been fetched since midnight belongs to another day.
  const landed = sorties
    .flatMap((sortie) =>
      sortie.land !== null && datePart(sortie.land) === today ? [{ ...sortie, land: sortie.land }] : [],
    )
    .sort((a, b) => earliestFirst(b.land, a.land));
  return (
    <Card title="Already Landed Today" actions={<CountBadge count={landed.length} of="landed today" />}>
      {landed.length === 0 ? (
        <p>Nobody has landed yet today.</p>
      ) : (
        <Rows aria-label="Landed today">
          {landed.map((sortie) => (
            <Landed key={sortie._id}>
              <Avatar name={sortie.user} src={sortie.pic} />
              <span>
                <Boat>{sortie.bus}</Boat> {sortie.moniker}
                <Small>{sortie.user}</Small>
              </span>
              <Figure>
                {sortie.miles} mi
                <small>
                  {shortTime(sortie.launch)}–{shortTime(sortie.land)}
                </small>
              </Figure>
              <Small>
                Season {sortie.total_miles} mi, {sortie.total_trips}{' '}
                {sortie.total_trips === 1 ? 'trip' : 'trips'}
                {sortie.crew.length > 0 && ` · Crew ${namesOfCrew(sortie.crew, members)}`}
              </Small>
            </Landed>
          ))}
        </Rows>
      )}
    </Card>
  );
}
