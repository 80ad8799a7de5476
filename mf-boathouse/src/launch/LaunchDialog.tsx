import { signInNameRule } from '@fleetwatch/contract/accounts/rules';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { CredentialForm } from '../credentials/CredentialForm.tsx';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { useSignedLaunch } from './useSignedLaunch.ts';
import type { LaunchTarget } from './useSignedLaunch.ts';

/** What a row's quick action is about to launch. */
export interface PendingLaunch {
  target: LaunchTarget;
  /** What the boat is called. */
  boat: string;
  /** 'Launch Kestrel' */
  title: string;
  verb: string;
}

interface LaunchDialogProps {
  pending: PendingLaunch | undefined;
  onClose: () => void;
}

/** Asks who takes the boat. */
export function LaunchDialog({ pending, onClose }: LaunchDialogProps) {
  const { stillOut } = useKiosk().data;
  const launch = useSignedLaunch();
  return (
    <Dialog isOpen={pending !== undefined} title={pending?.title ?? ''} onClose={onClose}>
      {pending && (
        <CredentialForm
          label={pending.title}
          nameRule={signInNameRule}
          verb={pending.verb}
          isOut={stillOut.some(({ bus_id }) => bus_id === pending.target.bus)}
          onSign={(credentials) => launch(pending.target, pending.boat, credentials)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
