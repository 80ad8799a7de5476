import styled from 'styled-components';

/** As wide as a tablet on its side: two panes that scroll by themselves, else one page. */
export const LANDSCAPE_PHONE = '(min-width: 900px) and (min-height: 560px)';
const onItsSide = `@media ${LANDSCAPE_PHONE}`;

/* On its side it has the height that the frame leaves it, whatever that is, and not one pixel more. */
export const Wall = styled.div`
  display: flex;
  flex: 1;
  ${onItsSide} {
    position: relative;
    min-height: 18rem;
    > main {
      position: absolute;
      inset: 0;
      gap: var(--s3);
      max-width: none;
      padding-block: var(--s3) var(--s2);
    }
  }
  /* The clock stands where a clock is looked for, beside it what to look out for; the age of the lists comes after them. */
  > main > header {
    min-height: 56px;
    > time,
    > section {
      order: -1;
    }
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
  ${onItsSide} {
    flex: 1;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    min-height: 0;
    &[data-step='land'] {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
    /* Fifteen classes and their boats take the wall; the bar above says how many are out. */
    &[data-step='launch'] > section + section {
      display: none;
    }
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

/** Who is out, and who came home: below each other, or side by side where the wall is theirs alone. */
export const Boats = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-content: start;
  /* The count stays at the end of the line, where it is looked for; a long title breaks instead. */
  > section > header {
    flex-wrap: nowrap;
  }
  ${onItsSide} {
    > section {
      gap: var(--s2);
      padding-block: var(--s2);
    }
    &[data-alone] {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      align-items: start;
    }
  }
`;
