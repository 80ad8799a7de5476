import styled from 'styled-components';
import { formatIn } from '@fleetwatch/contract/sorties/distanceText';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import { Blade } from '@fleetwatch/kit/art/Blade';
import { useFleetQuery } from '@fleetwatch/kit/store/boats';
import { useClubQuery, useUnit } from '@fleetwatch/kit/store/clubs';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { useMembersQuery, useMemberStatisticsQuery } from '@fleetwatch/kit/store/members';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { useUserGroupsQuery } from '@fleetwatch/kit/store/usergroups';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import type { Subject } from '../activity/activityPlace.ts';
import { rankOf } from './rankOf.ts';
import { DAYS, RANK, rankedOf, SEASON_TOTALS, seasonDistance, TRIPS } from './texts.ts';

interface SeasonHeroProps {
  subject: Subject;
  miles: number;
  /** Days with miles. */
  days: number;
  /** Whether it is the current season, the only one with statistics. */
  isRunning: boolean;
}

/** Two lines, so that a long name has room; one if there is room for all. */
const Strip = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s3) var(--s4);
  overflow: hidden;
  padding: var(--s4);
  border-radius: var(--radius-card);
  background: var(--club-bar);
  color: var(--club-on-bar);
  > svg {
    width: 100px;
    height: auto;
  }
  > dl {
    grid-column: 1 / -1;
  }
  @media (min-width: 64rem) {
    padding: var(--s4) var(--s5);
    > svg {
      width: 200px;
    }
  }
  @media (min-width: 90rem) {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    gap: var(--s5);
    > dl {
      grid-column: auto;
    }
  }
  @media print {
    background: none;
    color: inherit;
  }
`;

const Who = styled.div`
  overflow-wrap: anywhere;
  > h2 {
    font-size: var(--text-xl);
  }
  @media (min-width: 64rem) {
    > h2 {
      font-size: var(--text-2xl);
    }
  }
`;

/* Kilometers with meters do not fit beside the others on a narrow phone. */
const Numbers = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s4) var(--s5);
  margin: 0;
  > div {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
  }
  dt {
    font-size: var(--text-s);
    white-space: nowrap;
  }
  dd {
    margin: 0;
    font-size: var(--text-2xl);
    font-weight: var(--weight-number);
    line-height: 1.15;
    letter-spacing: -0.012em;
    white-space: nowrap;
  }
  small {
    font-size: var(--text-s);
    font-weight: var(--weight-fact);
  }
  @media (max-width: 63.99rem) {
    > .more {
      display: none;
    }
  }
  @media (min-width: 64rem) {
    > :first-child > dd {
      font-size: var(--text-3xl);
    }
  }
`;

/** Shown from a laptop's width on. */
const MORE = 'more';

/**
 * The member or boat of a season, with its numbers; of others, only those that their activity shows (rule
 * activity.season-head).
 */
export function SeasonHero({ subject: { whose, id }, miles, days, isRunning }: SeasonHeroProps) {
  const unit = useUnit();
  const { data: club } = useClubQuery();
  const own = useAppSelector(selectProfile);
  const isBoat = whose === 'boat';
  const { data: members = [] } = useMembersQuery(undefined, { skip: isBoat });
  const { data: groups = [] } = useUserGroupsQuery(undefined, { skip: isBoat });
  const { data: fleet = [] } = useFleetQuery(undefined, { skip: !isBoat });
  const { data: statistics } = useMemberStatisticsQuery(id, { skip: isBoat || !isRunning });
  const member = members.find(({ _id }) => _id === id);
  const boat = fleet.find(({ _id }) => _id === id);
  const name = whose === 'me' ? own.displayName : (member?.name ?? boat?.name ?? '');
  const group = isBoat ? boat?.groupmoniker : groups.find(({ _id }) => _id === member?.group)?.name;
  const place = whose === 'me' && isRunning ? rankOf(id, members) : null;
  return (
    <Strip aria-label={SEASON_TOTALS}>
      {isBoat ? <span /> : <Avatar name={name} src={whose === 'me' ? own.pic : member?.pic} size={64} />}
      <Who>
        <h2>{name}</h2>
        {/* One line before it has loaded. */}
        <p>{group ?? '\u00a0'}</p>
      </Who>
      <Blade {...(club?.identity && { identity: club.identity })} width={200} />
      <Numbers>
        <div>
          <dt>{seasonDistance(unit)}</dt>
          <dd>{formatIn(miles, unit)}</dd>
        </div>
        {statistics && (
          <div>
            <dt>{TRIPS}</dt>
            <dd>{formatMiles(statistics.trips)}</dd>
          </div>
        )}
        {place && (
          <div>
            <dt>{RANK}</dt>
            <dd>
              {place.rank} <small>{rankedOf(place.of)}</small>
            </dd>
          </div>
        )}
        {whose === 'me' && statistics ? (
          <>
            <div className={MORE}>
              <dt>1x</dt>
              <dd>{formatIn(statistics.miles_solo, unit)}</dd>
            </div>
            <div className={MORE}>
              <dt>1p</dt>
              <dd>{formatIn(statistics.miles_private, unit)}</dd>
            </div>
          </>
        ) : (
          <div>
            <dt>{DAYS}</dt>
            <dd>{days}</dd>
          </div>
        )}
      </Numbers>
    </Strip>
  );
}
