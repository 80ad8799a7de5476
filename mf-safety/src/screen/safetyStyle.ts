import styled from 'styled-components';

/** Cards side by side if there is room; one with an alert takes the full width. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
  gap: var(--s4);
  > :has(> section) {
    grid-column: 1 / -1;
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: var(--s3);
  align-items: start;
`;

/** Facts by label. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--s2);
  margin: 0;
  overflow-wrap: anywhere;
  > div {
    display: grid;
    grid-template-columns: minmax(7rem, auto) minmax(0, 1fr);
    gap: 0 var(--s4);
  }
  dt {
    color: var(--muted);
  }
  dd {
    margin: 0;
  }
`;

/** Lines of a log, the latest at the end. */
export const Lines = styled.ol`
  display: grid;
  gap: var(--s1);
  padding: 0;
  list-style: none;
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s3);
  }
  time {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;

/** A number to call: a link that the device dials. */
export const Call = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  padding: var(--s1) var(--s4);
  border: var(--border) solid var(--red);
  border-radius: var(--radius-button);
  color: var(--red);
  font-weight: 600;
  text-decoration: none;
`;
