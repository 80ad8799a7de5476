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
  /* The clock stands where a clock is looked for; the age of what it stands over comes after it. */
  > main > header > time {
    order: -1;
  }
`;

/** Around a tab strip: on a tablet all its tabs are in sight at once, for nobody scrolls with a boat on the shoulder. */
export const TabsInSight = styled.div`
  [role='tablist'] {
    width: 100%;
  }
  @media (min-width: 600px) {
    [role='tablist'] {
      flex-wrap: wrap;
      mask-image: none;
    }
    [role='tab'] {
      min-width: 56px;
      padding: 0 var(--s1);
      gap: var(--s1);
    }
  }
`;

/** What stands one below the other, never wider than its place. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

export const Panes = styled.div`
  display: grid;
  gap: var(--s4) var(--s5);
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
    align-content: start;
  }
  ${ON_ITS_SIDE} {
    flex: 1;
    grid-template: minmax(0, 1fr) / minmax(0, 3fr) minmax(0, 2fr);
    min-height: 0;
    > section {
      /* What is hidden from sight in it scrolls with it, and does not lengthen the page. */
      position: relative;
      overflow-y: auto;
      overscroll-behavior: contain;
      /* Room for focus rings and shadows, which an edge that scrolls would cut. */
      margin: calc(-1 * var(--s2));
      padding: var(--s2);
    }
  }
`;
