import styled from 'styled-components';
import { formatIn } from '@fleetwatch/contract/sorties/distanceText';
import { formatMiles } from '@fleetwatch/contract/sorties/miles';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { sumSorties } from '../screen/sumSorties.ts';
import { distanceLabel, OUT_LABEL, seatsLabel, sortiesLabel } from './texts.ts';

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, auto);
  gap: 0 var(--s5);
  margin: 0;
  > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--muted);
    font-size: var(--text-s);
  }
  dd {
    margin: 0;
    font-size: var(--text-2xl);
    font-weight: var(--weight-number);
    line-height: 1.15;
  }
  > [data-out] > dd {
    color: var(--water);
  }
  @media (max-width: 63.99rem) {
    justify-content: space-between;
    gap: 0 var(--s2);
  }
  @media (min-width: 64rem) {
    > div {
      flex-direction: row-reverse;
      align-items: baseline;
      justify-content: flex-end;
      gap: var(--s1);
    }
    dt {
      font-size: var(--text-m);
    }
    dd {
      font-size: var(--text-xl);
    }
  }
`;

/** The day in four numbers (rule sortie.numbers). */
export function DayNumbers({ sorties }: { sorties: readonly Sortie[] }) {
  const unit = useUnit();
  const { sorties: count, miles } = sumSorties(sorties);
  const seats = sorties.reduce((sum, { crew }) => sum + 1 + crew.length, 0);
  const out = sorties.filter(({ land }) => land === null).length;
  const numbers = [
    { key: 'sorties', label: sortiesLabel(count), value: formatMiles(count) },
    { key: 'miles', label: distanceLabel(unit), value: formatIn(miles, unit) },
    { key: 'seats', label: seatsLabel(seats), value: formatMiles(seats) },
    { key: 'out', label: OUT_LABEL, value: formatMiles(out) },
  ];
  return (
    <Numbers>
      {numbers.map(({ key, label, value }) => (
        <div key={key} data-out={key === 'out' || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Numbers>
  );
}
