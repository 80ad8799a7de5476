import styled from 'styled-components';

/** A notice above the cards, apart from the one below it. */
export const NoticeSpacing = styled.div`
  &:not(:last-child) {
    margin-bottom: var(--s3);
  }
`;
