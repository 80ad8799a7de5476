import styled from 'styled-components';

/* As high as the card with its chart, so that nothing below it moves. */
const Place = styled.div`
  height: calc(180px + 14.5rem);
  border-radius: var(--radius);
  background: color-mix(in srgb, var(--outline) 28%, var(--paper));
`;

/** Skeleton of the club's month while it loads. */
export function ActivityPlaceholder() {
  return <Place aria-hidden="true" />;
}
