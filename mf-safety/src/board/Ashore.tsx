import { useState } from 'react';
import type { Alert } from '@fleetwatch/contract/safety/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { useSortieAshoreMutation } from '../data/safetyApi.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';

interface AshoreProps {
  boat: Pick<Alert, 'sortie' | 'bus' | 'user'>;
  label?: string;
}

/** Says that a boat is on its rack: nobody looks for it any more, and its crew still lands it for its miles. */
export function Ashore({ boat, label = 'The boat is on its rack' }: AshoreProps) {
  const crew = boat.user ?? 'its crew';
  const [isAsked, setIsAsked] = useState(false);
  const [send, { isLoading, error, reset }] = useSortieAshoreMutation();
  const showOutcome = useResultToast();
  const close = () => {
    setIsAsked(false);
    reset();
  };
  const confirm = async () => {
    const answer = await send(boat.sortie);
    if (answer.error) return;
    showOutcome(undefined, `${boat.bus} is marked as ashore. ${crew} still needs to land it.`);
    close();
  };
  return (
    <>
      <Button icon="check" onClick={() => setIsAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Is ${boat.bus} on its rack?`}
        verb="I have seen it"
        isBusy={isLoading}
        error={error ? failureOf(error).text : undefined}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        Check the rack first. The search for this boat stops. {crew} still lands it to log the miles.
      </ConfirmDialog>
    </>
  );
}
