import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { BarLink } from '../frame/BarLink.ts';
import { UnreadCount } from './UnreadCount.tsx';
import { useUnreadQuery } from './inboxApi.ts';
import { inboxLabel } from './bellTexts.ts';

const BellLink = styled(BarLink)`
  grid-auto-flow: column;
  gap: var(--s1);
  color: var(--club-on-bar);
`;

/** The link to the inbox in a phone's bar, with the number of unread notifications; also on the icon of the installed app. */
export function Bell({ place }: { place: Element | null }) {
  const { currentData: unread = 0 } = useUnreadQuery(undefined, { refetchOnFocus: true });
  useEffect(() => {
    // Some browsers lack it, and one that is not installed may refuse.
    void (unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.())?.catch(() => undefined);
  }, [unread]);
  if (!place) return null;
  return createPortal(
    <BellLink to="/inbox">
      <Icon name="bell" size={24} />
      <UnreadCount count={unread} />
      <VisuallyHidden>{inboxLabel(unread)}</VisuallyHidden>
    </BellLink>,
    place,
  );
}
