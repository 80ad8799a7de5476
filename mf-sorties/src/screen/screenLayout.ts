import styled from 'styled-components';

/** What is picked above what it shows; beside it where there is room. */
export const PickAndShow = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  align-items: start;
  @media (min-width: 62rem) {
    ${({ $isWide }) => $isWide && 'grid-template-columns: minmax(0, 27rem) minmax(0, 1fr);'}
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;

/** The figures of a list, and at their end how it may be shown. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
`;
