import styled from 'styled-components';

/** What is picked above what it shows; beside it where there is room. */
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

/** Strips to pick from: beside what they show they lie like the leaf of a calendar, with nothing scrolled away. */
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

/** What to do next: every one of them in sight, in as many lines as that takes. */
export const Actions = styled.div`
  [role='tablist'] {
    flex-wrap: wrap;
    mask-image: none;
  }
  /* It says why there is nothing to get, and is to be read. */
  [aria-disabled='true'] {
    text-decoration: none;
  }
`;

/** The figures of a list, and at their end how it may be shown. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
`;
