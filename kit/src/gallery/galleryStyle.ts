import styled from 'styled-components';

export const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  align-items: center;
`;

/** A drawing with words below. */
export const Captioned = styled.figure`
  width: 10rem;
  > figcaption {
    margin-top: var(--s1);
    color: var(--muted);
    font-size: var(--text-s);
  }
`;
