import { sendAndAnnounce } from '@fleetwatch/kit/outbox/sendWaiting';
import type { WaitingWrite } from '@fleetwatch/kit/outbox/WaitingWrite';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { WaitingList } from './offlineStyle.ts';
import { WaitingItem } from './WaitingItem.tsx';
import { CLOSE, SEND_NOW, WAITING_HERE } from './texts.ts';

interface OutboxDialogProps {
  isOpen: boolean;
  writes: readonly WaitingWrite[];
  onClose: () => void;
}

/** All waiting writes, in order; the member decides about those that the server refused. */
export function OutboxDialog({ isOpen, writes, onClose }: OutboxDialogProps) {
  const dispatch = useAppDispatch();
  const send = () => void dispatch(sendAndAnnounce());
  return (
    <Dialog
      isOpen={isOpen}
      title={WAITING_HERE}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{CLOSE}</Button>
          <Button tone="primary" icon="refresh" onClick={send}>
            {SEND_NOW}
          </Button>
        </>
      }
    >
      <WaitingList>
        {writes.map((write) => (
          <WaitingItem key={write.id} write={write} writes={writes} onDecided={send} />
        ))}
      </WaitingList>
    </Dialog>
  );
}
