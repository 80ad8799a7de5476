import { useState } from 'react';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useViewer } from '../host/useViewer.ts';
import { OfflineBar } from '../offline/offlineStyle.ts';
import { DISMISS, notAdded } from './texts.ts';

/** Shows a confirmed coach which remotes the portal refused, and why (rule portal.first-come). */
export function RefusedRemotesNotice() {
  const { refused } = usePortal().registry;
  const { isConfirmedCoach } = useViewer();
  const [isRead, setIsRead] = useState(false);
  if (!isConfirmedCoach || refused.length === 0 || isRead) return null;
  return (
    <OfflineBar role="status">
      <Notice tone="amber" actions={<Button onClick={() => setIsRead(true)}>{DISMISS}</Button>}>
        {refused.map(({ name, reason }) => (
          <div key={name}>
            <strong>{name}</strong> {notAdded(reason)}
          </div>
        ))}
      </Notice>
    </OfflineBar>
  );
}
