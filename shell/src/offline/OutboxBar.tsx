import { useState } from 'react';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { useWaitingWrites } from '@fleetwatch/kit/outbox/useWaitingWrites';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { OfflineBar } from './offlineStyle.ts';
import { OutboxDialog } from './OutboxDialog.tsx';
import { outboxText, REVIEW, SHOW } from './texts.ts';

/** The number of the member's waiting writes on this device, with a link to them. Empty if there are none. */
export function OutboxBar() {
  const memberId = useAppSelector(selectMemberId);
  const writes = useWaitingWrites(memberId);
  const [isOpen, setIsOpen] = useState(false);
  const isRefused = writes.some(({ refusal }) => refusal !== null);
  return (
    <>
      <div role="status">
        {writes.length > 0 && (
          <OfflineBar>
            <Notice
              tone={isRefused ? 'red' : 'amber'}
              actions={<Button onClick={() => setIsOpen(true)}>{isRefused ? REVIEW : SHOW}</Button>}
            >
              {outboxText(writes)}
            </Notice>
          </OfflineBar>
        )}
      </div>
      <OutboxDialog isOpen={isOpen && writes.length > 0} writes={writes} onClose={() => setIsOpen(false)} />
    </>
  );
}
