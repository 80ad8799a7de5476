import styled, { css } from 'styled-components';

/** Width from which the dashboard is beside the current action. */
const TWO_COLUMNS = '62rem';

const beside = css`
  @media (min-width: ${TWO_COLUMNS}) {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 25rem);
  }
`;

export const Body = styled.div<{ $isBusy: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-items: start;
  ${({ $isBusy }) => $isBusy && beside}
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

const behind = css`
  grid-template-columns: minmax(0, 1fr);
  @media (max-width: calc(${TWO_COLUMNS} - 1px)) {
    display: none;
  }
`;

/* Cards beside each other have equal heights; the last, the tweets, fills the space beside the narrow ones. */
const spread = css`
  @media (min-width: ${TWO_COLUMNS}) {
    > section {
      align-self: stretch;
    }
    > :last-child {
      grid-column: span 2;
    }
  }
`;

/** The dashboard: as wide as the screen without an action, beside it during one; hidden on a phone during one. */
export const Aside = styled.div<{ $isBusy: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: var(--s4);
  align-items: start;
  ${({ $isBusy }) => ($isBusy ? behind : spread)}
`;

export const Slot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  &:empty {
    display: none;
  }
  /* Content above the bar takes no row in it. */
  &:has(> [data-above]) {
    display: contents;
  }
  /* In one line with the strip below it. */
  > div > div:first-child {
    margin-inline: 0;
  }
`;

/* Highlights the likely action: ashore it is Launch, on the water it is Land. */
export const ActionStrip = styled.div<{ $likely: 'launch' | 'land' | null }>`
  min-width: 0;
  /* All four in sight, and so within one thumb's reach, on the narrowest of phones. */
  [role='tablist'] {
    display: grid;
    grid-template-columns: 1.15fr 1.3fr 1fr 0.85fr;
    gap: var(--s2);
    padding: 3px;
    box-shadow: none;
    mask-image: none;
  }
  [role='tab'] {
    flex-direction: column;
    gap: 2px;
    min-height: 60px;
    padding: var(--s1) 2px;
    border: calc(2 * var(--border) - 2px) solid var(--line);
    border-radius: var(--radius-button);
    background: var(--wash);
    color: var(--ink);
    /* Where all text is larger, as in sunlight, the four are still side by side. */
    font-size: min(var(--text-s), 3.5vw);
    line-height: 1.1;
    white-space: normal;
  }
  [role='tab']:last-child {
    background: none;
  }
  [role='tab']:nth-child(${({ $likely }) => ({ launch: 2, land: 3, none: 99 })[$likely ?? 'none']}) {
    background: var(--water);
    color: var(--onWater);
  }
  [role='tab'][aria-selected='true'] {
    background: var(--ink);
    color: var(--paper);
    box-shadow: none;
  }
  [role='tab'][aria-disabled='true'] {
    border: 0;
    color: var(--muted);
  }
  @media (min-width: 40rem) {
    [role='tab'] {
      flex-direction: row;
      gap: var(--s2);
      min-height: 56px;
      font-size: var(--text-m);
    }
  }
`;
