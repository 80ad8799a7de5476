// @inner @chunk ui-csv

import styled, { css } from 'styled-components';

export const CsvBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s3);
  height: 100%;
  > [role='tabpanel'] {
    flex: 1;
    min-height: 0;
  }
`;

export const CsvHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  > [role='status'] {
    flex: 1 1 16rem;
    overflow-wrap: anywhere;
  }
`;

/** Scrolls by itself, so that the header stays in sight. */
export const CsvPane = styled.div`
  height: 100%;
  overflow: auto;
  border: var(--border) solid var(--line);
  border-radius: var(--radius);
  > p {
    padding: var(--s4);
    color: var(--muted);
  }
`;

export const CsvText = styled.pre`
  margin: 0;
  padding: var(--s3);
  font-family: ui-monospace, monospace;
  font-size: var(--text-s);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  @media (max-width: 40rem) {
    font-size: var(--text-s);
  }
`;

const cellStyle = css<{ $isNumber: boolean }>`
  padding: var(--s2);
  border-bottom: var(--border) solid var(--line);
  text-align: ${({ $isNumber }) => ($isNumber ? 'right' : 'left')};
  vertical-align: top;
  ${({ $isNumber }) => $isNumber && 'white-space: nowrap;'}
  @media (max-width: 40rem) {
    padding-inline: var(--s1);
  }
  &:first-child {
    padding-left: var(--s2);
  }
`;

export const Cell = styled.td<{ $isNumber: boolean }>`
  white-space: pre-line;
  ${cellStyle}
`;

export const HeadCell = styled.th<{ $isNumber: boolean }>`
  ${cellStyle}
  position: sticky;
  top: 0;
  background: var(--wash);
  font-weight: 650;
`;
