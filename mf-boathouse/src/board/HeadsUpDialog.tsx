import type { KioskHeadsUp } from '@fleetwatch/contract/tweets/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { HeadsUpList } from '@fleetwatch/kit/ui/feedback/HeadsUpCard';

interface HeadsUpDialogProps {
  title: string;
  tweets: readonly KioskHeadsUp[];
  onClose: () => void;
}

/** All that members warn of this week. */
export function HeadsUpDialog({ title, tweets, onClose }: HeadsUpDialogProps) {
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <HeadsUpList tweets={tweets} isPlain />
    </Dialog>
  );
}
