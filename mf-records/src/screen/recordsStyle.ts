import styled from 'styled-components';

export const Prose = styled.p`
  overflow-wrap: anywhere;
`;

/** Cards side by side if there is room. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: var(--s4);
  align-items: start;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--s3);
  align-items: start;
  /* A day and its time are wider than a narrow phone with large letters. */
  > * {
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  }
`;

/** An outing before and after, side by side. */
export const VersionsTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: var(--text-s);
  th,
  td {
    padding: var(--s2) var(--s2) var(--s2) 0;
    border-top: var(--border) solid var(--line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    border-top: 0;
  }
  tbody th {
    width: 22%;
    color: var(--muted);
    font-weight: 400;
  }
`;
