import type { Tour } from '@fleetwatch/contract/tours/wire';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { ConfirmDialog } from '@fleetwatch/kit/ui/dialog/ConfirmDialog';
import { useCancelTourMutation } from './toursApi.ts';
import { CANCEL_EFFECT, CANCEL_TOUR, KEEP_TOUR, cancelQuestion } from './texts.ts';

interface CancelTourDialogProps {
  tour: Tour;
  onClose: () => void;
}

/** Confirmation before a tour that has not left is cancelled (rule tour.cancel). */
export function CancelTourDialog({ tour: { _id, name }, onClose }: CancelTourDialogProps) {
  const [cancel, { isLoading, error }] = useCancelTourMutation();
  const handleConfirm = async () => {
    const answer = await cancel(_id);
    if (!answer.error) onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={cancelQuestion(name)}
      verb={CANCEL_TOUR}
      cancelLabel={KEEP_TOUR}
      isDangerous
      isBusy={isLoading}
      error={error ? failureOf(error).text : undefined}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {CANCEL_EFFECT}
    </ConfirmDialog>
  );
}
