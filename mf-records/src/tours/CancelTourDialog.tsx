import type { Tour } from '@fleetwatch/contract/tours/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { useCancelTourMutation } from './toursApi.ts';

interface CancelTourDialogProps {
  tour: Tour;
  onClose: () => void;
}

/** Asks before a tour that has not left is called off (rule tour.cancel). */
export function CancelTourDialog({ tour: { _id, name }, onClose }: CancelTourDialogProps) {
  const [cancel, { isLoading, error }] = useCancelTourMutation();
  const handleConfirm = async () => {
    const answer = await cancel(_id);
    if (!answer.error) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={`Call ${name} off?`}
      verb="Call it off"
      cancelLabel="Keep it"
      isDangerous
      isBusy={isLoading}
      error={error ? failureOf(error).text : undefined}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      Its boats are free for plans and reservations again.
    </ConfirmDialog>
  );
}
