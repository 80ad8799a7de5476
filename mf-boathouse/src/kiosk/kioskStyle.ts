import styled from 'styled-components';

/** As wide as a tablet on its side: two panes that scroll by themselves, else one page. */
const ON_ITS_SIDE = '@media (min-width: 900px) and (min-height: 560px)';

/* On its side it has the height that the frame leaves it, whatever that is, and not one pixel more. */
export const Wall = styled.div`
  display: flex;
  flex: 1;
  ${ON_ITS_SIDE} {
    position: relative;
    min-height: 26rem;
    > main {
      position: absolute;
      inset: 0;
      max-width: none;
    }
  }
`;

export const Panes = styled.div`
  display: grid;
  gap: var(--s4);
  align-content: start;
  min-width: 0;
  > section {
    display: grid;
    gap: var(--s4);
    align-content: start;
    min-width: 0;
  }
  ${ON_ITS_SIDE} {
    flex: 1;
    grid-template: minmax(0, 1fr) / 11fr 9fr;
    min-height: 0;
    > section {
      overflow-y: auto;
      overscroll-behavior: contain;
      /* Room for focus rings and shadows, which an edge that scrolls would cut. */
      margin: calc(-1 * var(--s2));
      padding: var(--s2);
    }
  }
`;
