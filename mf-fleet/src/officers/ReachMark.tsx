import styled from 'styled-components';
import type { OfficerReach } from '@fleetwatch/contract/officers/wire';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';

const Ways = styled.small`
  color: var(--muted);
`;

export const isReached = ({ push, mail }: OfficerReach): boolean => push || mail;

/** How an officer can be reached: 'Phone and email', 'Email', 'Phone', or that they cannot (rule officer.test). */
export function ReachMark({ reach }: { reach: OfficerReach }) {
  if (!isReached(reach)) return <Badge $tone="amber">Can&apos;t be reached</Badge>;
  return <Ways>{reach.push ? (reach.mail ? 'Phone and email' : 'Phone') : 'Email'}</Ways>;
}
