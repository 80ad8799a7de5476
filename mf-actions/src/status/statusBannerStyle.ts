import styled from 'styled-components';

/** Width from which the picture is beside the text. */
const WIDE = '40rem';

export const Banner = styled.section<{ $tone: string }>`
  --tone: var(--${({ $tone }) => $tone});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: var(--border) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  box-shadow: var(--shadow);
  @media (min-width: ${WIDE}) {
    grid-template-columns: 22rem minmax(0, 1fr);
    > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

/** The boathouse's floor and the water, before the boat is drawn on them. */
export const Scene = styled.div<{ $isBusy: boolean }>`
  position: relative;
  height: 92px;
  overflow: hidden;
  --shore: color-mix(in srgb, var(--water) 28%, var(--card));
  background: linear-gradient(90deg, var(--wash) 36%, var(--shore) 36%);
  @media (max-width: ${WIDE}) {
    ${({ $isBusy }) => $isBusy && 'display: none;'}
  }
`;

/* The lit one has a bar, not only a color. */
export const States = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  color: var(--muted);
  font-size: var(--text-xs);
  /* All alike: a word that turned bold would push its neighbours. */
  font-weight: var(--weight-label);
  text-align: center;
  > li {
    padding-block: var(--s1);
    border-top: 3px solid var(--line);
  }
  > [aria-current] {
    border-color: var(--tone);
    color: var(--tone);
  }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  gap: 0 var(--s3);
  padding: 0 var(--s2) var(--s2) var(--s4);
  /* Its line is there before its words are. */
  && > p:empty {
    position: static;
  }
  > p {
    grid-column: 1 / -1;
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: var(--text-l);
    font-weight: 650;
    /* The boat one is put into makes it two lines, in the widest of fallback faces too: it comes by itself, and finds its room. */
    min-height: 2.5em;
    line-height: 1.25;
    align-content: center;
  }
  > a {
    grid-area: 2 / 2;
    margin-block: calc(-1 * var(--s2));
  }
  > span {
    grid-area: 2 / 1;
    color: var(--muted);
    font-size: var(--text-s);
  }
  > span > span:first-child {
    display: inline-block;
    min-width: 7ch;
  }
`;
