import styled from 'styled-components';
import type { Series } from './activityChart.ts';

const COLOURS: Record<Series, string> = {
  trips: 'var(--water)',
  miles: 'var(--cedar)',
  crew: 'var(--green)',
};

export const colourOf = (series: Series): string => COLOURS[series];

export const Plot = styled.div`
  border-radius: var(--radius);
  cursor: crosshair;
  touch-action: pan-y;
  svg {
    width: 100%;
    overflow: visible;
  }
  text {
    fill: var(--muted);
    font-size: 12px;
  }
  line {
    stroke: var(--outline);
    stroke-opacity: 0.4;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  color: var(--muted);
  font-size: var(--text-s);
  > li {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
`;

export const Key = styled.span<{ $series: Series }>`
  width: 0.9em;
  height: 0.9em;
  border-radius: 3px;
  background: ${({ $series }) => colourOf($series)};
`;

export const Chosen = styled.p`
  min-height: 1.5em;
  font-weight: 650;
`;
