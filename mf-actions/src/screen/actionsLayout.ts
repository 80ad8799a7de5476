import styled, { css } from 'styled-components';

/** From here on the dashboard stands beside the actions. */
const TWO_COLUMNS = '62rem';

export const Body = styled.div`
  display: grid;
  gap: var(--s4);
  align-items: start;
  @media (min-width: ${TWO_COLUMNS}) {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 25rem);
  }
`;

export const Main = styled.div`
  display: grid;
  gap: var(--s4);
  min-width: 0;
`;

const behind = css`
  @media (max-width: calc(${TWO_COLUMNS} - 1px)) {
    display: none;
  }
`;

/** The dashboard; on a phone it makes way for what is being done. */
export const Aside = styled.div<{ $isBehind: boolean }>`
  display: grid;
  gap: var(--s4);
  min-width: 0;
  ${({ $isBehind }) => $isBehind && behind}
`;

export const Slot = styled.div`
  display: grid;
  gap: var(--s2);
  min-width: 0;
  &:empty {
    display: none;
  }
`;
