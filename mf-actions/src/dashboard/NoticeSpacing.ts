import styled from 'styled-components';

/** Spaces a notice above the cards from the one below it. */
export const NoticeSpacing = styled.div`
  &:not(:last-child) {
    margin-bottom: var(--s3);
  }
`;
