import styled from 'styled-components';

export const Rows = styled.ul`
  display: grid;
`;

export const TabletRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s1) var(--s3);
  min-height: 64px;
  padding: var(--s2) 0;
  border-top: var(--border) solid var(--line);
  line-height: 1.25;
  &:first-child {
    border-top: 0;
  }
`;

export const Place = styled.strong`
  font-size: var(--text-xl);
  font-weight: 700;
  line-height: 1.2;
`;

export const Small = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--text-s);
`;
