import { signInNameRule } from '@fleetwatch/contract/accounts/rules';
import { CredentialForm } from '../credentials/CredentialForm.tsx';
import { useKiosk } from '../kiosk/KioskContext.ts';
import type { PendingLaunch } from './PendingLaunch.ts';
import { useSignedLaunch } from './useSignedLaunch.ts';

interface LaunchFormProps {
  pending: PendingLaunch;
  onClose: () => void;
}

/** Asks who takes the boat. */
export function LaunchForm({ pending, onClose }: LaunchFormProps) {
  const { stillOut } = useKiosk().data;
  const launch = useSignedLaunch();
  return (
    <CredentialForm
      label={pending.title}
      nameRule={signInNameRule}
      verb={pending.verb}
      isOut={stillOut.some(({ bus_id }) => bus_id === pending.target.bus)}
      onSign={(credentials) => launch(pending.target, pending.boat, credentials)}
      onCancel={onClose}
    />
  );
}
