import { useState } from 'react';
import type { Alert } from '@fleetwatch/contract/safety/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { useSortieAshoreMutation } from '../data/safetyApi.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { MARK_ON_RACK, SEEN_ON_RACK, checkRack, isOnRack, markedAshore } from './texts.ts';

interface AshoreProps {
  boat: Pick<Alert, 'sortie' | 'bus' | 'user'>;
  label?: string;
}

/** Reports that a boat is on its rack: the search for it stops, but its crew must still land it to log the miles. */
export function Ashore({ boat, label = MARK_ON_RACK }: AshoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [send, { isLoading, error, reset }] = useSortieAshoreMutation();
  const showOutcome = useResultToast();
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const confirm = async () => {
    const answer = await send(boat.sortie);
    if (answer.error) return;
    showOutcome(undefined, markedAshore(boat.bus, boat.user));
    close();
  };
  return (
    <>
      <Button icon="check" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={isOnRack(boat.bus)}
        verb={SEEN_ON_RACK}
        isBusy={isLoading}
        error={error ? failureOf(error).text : undefined}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        {checkRack(boat.user)}
      </ConfirmDialog>
    </>
  );
}
