import styled from 'styled-components';

/* Read from two metres, by somebody with a boat on the shoulder. */
const Base = styled.p`
  font-size: var(--text-l);
  font-weight: 650;
`;

/** What to do next. Said aloud when it changes. */
export function Hint({ children }: { children: string }) {
  return <Base role="status">{children}</Base>;
}
