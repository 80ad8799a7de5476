import styled from 'styled-components';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';

const Base = styled.span`
  flex: none;
  min-width: 2.2ch;
  padding: 0 0.5em;
  border-radius: var(--pill);
  background: var(--ink);
  color: var(--paper);
  font-size: var(--text-xl);
  font-weight: 700;
  line-height: 1.5;
  text-align: center;
  white-space: nowrap;
`;

/** A number to be read across the room, and for those who hear it what it counts. */
export function CountBadge({ count, of }: { count: number; of: string }) {
  return (
    <Base>
      {count} <VisuallyHidden>{of}</VisuallyHidden>
    </Base>
  );
}
