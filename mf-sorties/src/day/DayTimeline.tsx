import { useState } from 'react';
import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { PAGE_ROWS } from '../screen/SortieList.tsx';
import { sortieTimes } from '../screen/sortieTimes.ts';
import { timelineOf } from './timelineOf.ts';

const Frame = styled.div`
  overflow: hidden;
  padding: var(--s2) var(--s3) var(--s3);
  border: var(--border) solid var(--line);
  border-radius: var(--radius);
  background: var(--card);
`;

const Hours = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  height: 1.8rem;
  margin-inline: var(--s4);
  color: var(--muted);
  font-size: var(--text-s);
  > span {
    position: absolute;
    left: calc(100% * var(--at));
    translate: -50% 0;
  }
`;

const Bars = styled.ol`
  margin-inline: var(--s4);
  /* A line at every labelled hour. */
  background: repeating-linear-gradient(
    to right,
    var(--line) 0 1px,
    transparent 1px calc(100% * var(--step))
  );
  > li {
    padding: var(--s1) 0;
    content-visibility: auto;
    contain-intrinsic-size: auto 48px;
  }
`;

const Words = styled.span`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s2);
  font-size: var(--text-s);
  line-height: 1.35;
  > span {
    padding-inline: 2px;
    background: var(--card);
  }
  strong {
    color: var(--cedar);
    font-weight: 650;
  }
`;

const Bar = styled.span<{ $isOut: boolean }>`
  display: block;
  width: max(6px, 100% * var(--length));
  height: 14px;
  margin-left: min(100% - 6px, 100% * var(--from));
  border: 2px solid var(--water);
  border-radius: var(--pill);
  /* A boat still out has an open end, so that it is recognisable without colour. */
  ${({ $isOut }) =>
    $isOut
      ? 'border-right: 0; border-radius: var(--pill) 0 0 var(--pill); background: var(--wash);'
      : 'background: var(--water);'}
`;

const asStyle = (shares: Record<string, number>): CSSProperties => shares as CSSProperties;

/** A timeline with a bar for each sortie from launch to landing; its text gives the same information. */
export function DayTimeline({ sorties, now }: { sorties: readonly Sortie[]; now: LocalDateTimeText }) {
  const [shown, setShown] = useState(PAGE_ROWS);
  const { bars, hours } = timelineOf(sorties, now);
  const left = bars.length - shown;
  return (
    <>
      <Frame>
        <Hours aria-hidden="true">
          {hours.map(({ hour, at }) => (
            <span key={hour} style={asStyle({ '--at': at })}>
              {hour}
            </span>
          ))}
        </Hours>
        <Bars aria-label="On the water, by time of launch" style={asStyle({ '--step': hours[1]?.at ?? 1 })}>
          {bars.slice(0, shown).map(({ sortie, from, length }) => (
            <li key={sortie._id}>
              <Words>
                <span>
                  {sortieTimes(sortie)}
                  {sortie.land === null && ' still out'}
                </span>
                <span>
                  <strong>{sortie.bus}</strong> {sortie.moniker}
                </span>
                <span>
                  {sortie.crew.length === 0 ? sortie.user : `${sortie.user} +${sortie.crew.length}`}
                </span>
              </Words>
              <Bar $isOut={sortie.land === null} style={asStyle({ '--from': from, '--length': length })} />
            </li>
          ))}
        </Bars>
      </Frame>
      {left > 0 && (
        <Button onClick={() => setShown(shown + PAGE_ROWS)}>Show {Math.min(left, PAGE_ROWS)} more</Button>
      )}
    </>
  );
}
