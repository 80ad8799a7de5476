import { styled } from 'styled-components';

/** A line between the app bar and the screen, as wide as the screen's own column. */
export const OfflineBar = styled.div`
  width: 100%;
  max-width: 76rem;
  margin: 0 auto;
  padding: var(--s3) var(--s4) 0;
  /* On a phone the button is beside the text. */
  > div > div {
    flex-basis: 8rem;
  }
`;

export const WaitingList = styled.ol`
  display: grid;
  gap: var(--s3);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: var(--s2);
    padding: var(--s3);
    border-radius: var(--radius);
    background: var(--wash);
  }
  strong {
    overflow-wrap: anywhere;
  }
  small {
    color: var(--muted);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;
