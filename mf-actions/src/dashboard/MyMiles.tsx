import styled from 'styled-components';
import type { MemberStatistics } from '@fleetwatch/contract/members/wire';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { formatIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { TRIPS, myDistance, privateDistance, seasonDistance, soloDistance } from './texts.ts';

/** Season miles from which the card is the large one (rule status.dashboard). */
export const LARGE_FROM_MILES = 100;

const Figures = styled.dl<{ $isLarge: boolean }>`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--s2) var(--s3);
  margin: 0;
  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  > div:first-child {
    grid-column: 1 / -1;
  }
  dt {
    color: var(--muted);
    font-size: var(--text-s);
  }
  dd {
    margin: 0;
    font-size: var(--text-l);
    font-weight: 650;
    line-height: 1.2;
  }
  > div:first-child dd {
    color: var(--water);
    font-size: ${({ $isLarge }) => ($isLarge ? 'calc(1.5 * var(--text-3xl))' : 'var(--text-2xl)')};
  }
`;

/** The member's season. */
export function MyMiles({ statistics }: { statistics: MemberStatistics }) {
  const { miles, miles_solo, miles_private, trips } = statistics;
  const unit = useUnit();
  const word = UNIT_TITLES[unit].toLowerCase();
  const isLarge = miles >= LARGE_FROM_MILES;
  return (
    <Card title={myDistance(UNIT_TITLES[unit])}>
      <Figures $isLarge={isLarge} data-size={isLarge ? 'large' : 'small'}>
        <div>
          <dt>{seasonDistance(word)}</dt>
          <dd>{formatIn(miles, unit)}</dd>
        </div>
        <div>
          <dt>{soloDistance(word)}</dt>
          <dd>{formatIn(miles_solo, unit)}</dd>
        </div>
        <div>
          <dt>{privateDistance(word)}</dt>
          <dd>{formatIn(miles_private, unit)}</dd>
        </div>
        <div>
          <dt>{TRIPS}</dt>
          <dd>{trips}</dd>
        </div>
      </Figures>
    </Card>
  );
}
