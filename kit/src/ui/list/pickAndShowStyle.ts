import styled from 'styled-components';

/** Pickers above the content they select, beside it on wide screens. */
export const PickAndShow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-items: start;
  @media (min-width: 62rem) {
    grid-template-columns: minmax(0, 27rem) minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;

/** Strips of tabs: on wide screens they wrap instead of scrolling, like the leaf of a calendar. */
export const Picks = styled(Column)`
  @media (min-width: 62rem) {
    [role='tablist'] {
      display: grid;
      grid-template-columns: repeat(7, 1fr);
      width: auto;
      mask-image: none;
    }
    [role='tab'] {
      padding-inline: var(--s1);
    }
  }
`;

/** Actions that wrap onto as many lines as they need. */
export const Actions = styled.div`
  [role='tablist'] {
    flex-wrap: wrap;
    mask-image: none;
  }
  /* A disabled action shows its reason, which must stay readable. */
  [aria-disabled='true'] {
    text-decoration: none;
  }
`;

/** The totals of a list, with its display options at the end. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
`;
