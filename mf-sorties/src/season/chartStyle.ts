import styled from 'styled-components';

/** A season's drawing: its texts are `--text-xs` on the screen, at any width. */
export const Drawing = styled.svg`
  overflow: visible;
  text {
    fill: var(--muted);
    font-size: var(--text-xs);
    dominant-baseline: central;
  }
  .strong {
    fill: var(--ink);
    font-weight: var(--weight-name);
  }
  .rule {
    stroke: var(--line);
  }
  .ghost {
    fill: none;
    stroke: var(--muted);
    stroke-width: 2;
    stroke-dasharray: 1 5;
    stroke-linecap: round;
  }
  .goal {
    stroke: var(--green);
    stroke-width: 2;
    stroke-dasharray: 10 5;
  }
  .season {
    fill: none;
    stroke: var(--water);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .area {
    fill: var(--water);
    fill-opacity: 0.14;
  }
  .today {
    stroke: var(--accent);
    stroke-width: 1.5;
    stroke-dasharray: 3 3;
  }
  .end {
    fill: var(--accent);
    stroke: var(--card);
    stroke-width: 2;
  }
  /* Over the lines, and legible there. */
  .over {
    stroke: var(--card);
    stroke-width: 5;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .value {
    fill: var(--ink);
    font-size: var(--text-l);
    font-weight: var(--weight-number);
  }
  .ahead {
    fill: var(--green);
    font-weight: var(--weight-label);
  }
  .behind {
    font-weight: var(--weight-label);
  }
  .heat0 {
    fill: var(--wash);
  }
  .heat1 {
    fill: var(--heat1);
  }
  .heat2 {
    fill: var(--heat2);
  }
  .heat3 {
    fill: var(--heat3);
  }
  .heat4 {
    fill: var(--heat4);
  }
  .aheadDay {
    fill: none;
    stroke: var(--line);
  }
  .present {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.5;
  }
  .month {
    fill: var(--waterTint);
  }
`;

/** A short fact beside a card's title. */
export const TitleFact = styled.span`
  color: var(--muted);
  font-size: var(--text-s);
  font-weight: var(--weight-fact);
`;
