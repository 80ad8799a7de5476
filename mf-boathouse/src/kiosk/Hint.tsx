import styled from 'styled-components';

/* Legible from two meters away, with a boat on the shoulder. */
const Base = styled.p`
  color: var(--muted);
  font-weight: 650;
  line-height: 1.25;
  @media (max-width: 599px) {
    font-size: min(1rem, 4.6vw);
  }
`;

/** The next step. Announced when it changes. */
export function Hint({ children }: { children: string }) {
  return <Base role="status">{children}</Base>;
}
