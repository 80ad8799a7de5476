import styled from 'styled-components';
import type { SortieSum } from '@fleetwatch/contract/sorties/wire';
import { formatIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import { DAY, DAYS, SORTIE, SORTIES } from './texts.ts';

const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  margin: 0;
  > div {
    display: flex;
    flex-direction: column-reverse;
    min-width: 4.5rem;
  }
  dt {
    color: var(--muted);
    font-size: var(--text-s);
  }
  dd {
    margin: 0;
    color: var(--water);
    font-size: var(--text-xl);
    font-weight: 650;
    line-height: 1.2;
  }
`;

/** Totals of a list of sorties, with the number of days if there may be several. */
export function SortieSummary({ sum, hasDays }: { sum: SortieSum; hasDays: boolean }) {
  const unit = useUnit();
  return (
    <Totals>
      <div>
        <dt>{sum.sorties === 1 ? SORTIE : SORTIES}</dt>
        <dd>{formatMiles(sum.sorties)}</dd>
      </div>
      <div>
        <dt>{UNIT_TITLES[unit]}</dt>
        <dd>{formatIn(sum.miles, unit)}</dd>
      </div>
      {hasDays && (
        <div>
          <dt>{sum.days === 1 ? DAY : DAYS}</dt>
          <dd>{sum.days}</dd>
        </div>
      )}
    </Totals>
  );
}
