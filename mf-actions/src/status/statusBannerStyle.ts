import styled from 'styled-components';

export const Banner = styled.section<{ $tone: string }>`
  --tone: var(--${({ $tone }) => $tone});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  padding: var(--s3) var(--s4);
  border: var(--border) solid color-mix(in srgb, var(--outline) 45%, transparent);
  border-left: 6px solid var(--tone);
  border-radius: var(--radius);
  background: var(--card);
`;

/* Three lamps: the lit one is filled, not only coloured. */
export const States = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s3);
  color: var(--muted);
  font-size: min(0.92rem, 3.7vw);
  /* All alike: a word that turned bold would push its neighbours. */
  font-weight: 600;
  > li {
    display: flex;
    align-items: center;
    gap: 0.4em;
  }
  > li::before {
    content: '';
    width: 0.8em;
    height: 0.8em;
    border: 2px solid var(--outline);
    border-radius: 50%;
  }
  > [aria-current] {
    color: var(--tone);
  }
  > [aria-current]::before {
    border-color: var(--tone);
    background: var(--tone);
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s1) var(--s4);
  /* Its line is there before its words are. */
  && > p:empty {
    position: static;
  }
  > p {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
    min-height: 1.5em;
    font-size: var(--text-l);
    font-weight: 650;
    /* On a phone the boat one is put into makes it two lines: it comes by itself, and finds its room. */
    @media (max-width: 30rem) {
      min-height: 2.5em;
      line-height: 1.25;
      align-content: center;
    }
  }
  > span {
    color: var(--muted);
    font-size: var(--text-s);
  }
  > span > span:first-child {
    display: inline-block;
    min-width: 7ch;
  }
`;
