import styled from 'styled-components';

/* As high as the card with its chart: what stands below stays where it is. */
const Place = styled.div`
  height: calc(180px + 14.5rem);
  border-radius: var(--radius);
  background: color-mix(in srgb, var(--outline) 28%, var(--paper));
`;

/** The shape of the club's month, until it is there. */
export function ActivityPlaceholder() {
  return <Place aria-hidden="true" />;
}
