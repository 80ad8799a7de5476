import styled from 'styled-components';

/** Width of a tablet in landscape orientation: two panes that scroll by themselves, else one page. */
export const LANDSCAPE = '(min-width: 900px) and (min-height: 560px)';
const onItsSide = `@media ${LANDSCAPE}`;

/* In landscape orientation it has exactly the height that the frame leaves it. */
export const Wall = styled.div`
  display: flex;
  flex: 1;
  > main {
    gap: var(--s3);
    max-width: none;
    padding-block: 0 var(--s3);
    /* It holds the screen's title for screen readers, and nothing visible. */
    > header {
      height: 0;
    }
  }
  ${onItsSide} {
    position: relative;
    min-height: 18rem;
    > main {
      position: absolute;
      inset: 0;
      padding-bottom: var(--s1);
    }
  }
`;

/**
 * A step's parts; in landscape orientation as high as its place, so that a part of it can scroll by itself. Without kit's
 * `Stack`, whose chunk the first screen does not load.
 */
export const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  ${onItsSide} {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: var(--s3);
    min-width: 0;
  }
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
      grid-template-columns: minmax(0, 1fr) 400px;
    }
    /* Choosing a boat has the board beside its list. */
    &[data-step='launch'] > section + section {
      display: none;
    }
    > section {
      /* What is hidden from sight in it scrolls with it, and does not lengthen the page. */
      position: relative;
      min-height: 0;
    }
    &[data-step='land'] > section {
      overflow-y: auto;
      overscroll-behavior: contain;
      /* Room for focus rings and shadows, which an edge that scrolls would cut. */
      margin: calc(-1 * var(--s2));
      padding: var(--s2);
    }
    &[data-step='launch'] > section:first-child {
      display: flex;
      > [role='tabpanel'] {
        display: flex;
        flex: 1;
        min-width: 0;
      }
    }
  }
`;

/** Boats out and boats landed: stacked, or side by side if they have the whole wall. */
export const Boats = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  align-content: start;
  ${onItsSide} {
    &[data-alone] {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) 280px;
    }
  }
`;
