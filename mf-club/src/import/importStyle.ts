import styled from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--s3);
  align-items: start;
`;

/** A single field, no wider than it needs. */
export const NarrowField = styled.div`
  max-width: 24rem;
`;

/** Entries below each other, with lines between them. */
export const EntryList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2);
    min-height: var(--target);
    padding: var(--s2) 0;
    overflow-wrap: anywhere;
  }
  > li > :first-child {
    flex: 1 1 12rem;
    min-width: 0;
  }
  > li + li {
    border-top: var(--border) solid var(--line);
  }
`;

export const Bar = styled.progress`
  width: 100%;
  height: var(--s3);
  accent-color: var(--water);
`;

/** As wide as needed, and scrolls if there is no room. */
export const Scrolled = styled.div`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-s);
  }
  th,
  td {
    padding: var(--s1) var(--s2);
    border-bottom: var(--border) solid var(--line);
    text-align: right;
    white-space: nowrap;
  }
  th:first-child,
  td:first-child {
    min-width: 8rem;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  [data-sum] > * {
    font-weight: var(--weight-label);
  }
`;

export const FileInput = styled.input`
  width: 100%;
  min-height: var(--target);
  font-size: max(16px, 1rem);
  &::file-selector-button {
    min-height: var(--target);
    margin-inline-end: var(--s3);
    padding: 0 var(--s4);
    border: var(--border) solid currentcolor;
    border-radius: var(--radius-button);
    background: transparent;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;
