import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { LaunchForm } from './LaunchForm.tsx';
import type { PendingLaunch } from './PendingLaunch.ts';

interface LaunchDialogProps {
  pending: PendingLaunch | undefined;
  onClose: () => void;
}

/** Asks for the launcher's credentials above the list, if there is no room beside it. */
export function LaunchDialog({ pending, onClose }: LaunchDialogProps) {
  return (
    <Dialog isOpen={pending !== undefined} title={pending?.title ?? ''} onClose={onClose}>
      {pending && <LaunchForm pending={pending} onClose={onClose} />}
    </Dialog>
  );
}
