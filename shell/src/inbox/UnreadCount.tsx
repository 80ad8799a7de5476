import styled from 'styled-components';

const MOST = 99;

const Count = styled.span`
  min-width: 1.5em;
  padding: 0 0.4em;
  border-radius: var(--pill);
  background: var(--red);
  color: var(--paper);
  font-size: var(--text-xs);
  font-weight: 700;
  line-height: 1.5em;
  text-align: center;
`;

/** The number of unread notifications, beside a bell; empty for zero. */
export const UnreadCount = ({ count }: { count: number }) =>
  count === 0 ? null : <Count aria-hidden="true">{count > MOST ? `${MOST}+` : count}</Count>;
