import styled from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s3);
  padding: var(--s2) 0;
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Who = styled.small`
  display: block;
  color: var(--muted);
`;

export const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;
