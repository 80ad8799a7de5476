import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ErrandState } from './useErrand.ts';

/** Asks once before an errand is done, and says why it was not. */
export function ErrandDialog({ state }: { state: ErrandState }) {
  const { errand, isBusy, reason } = state;
  return (
    <ConfirmDialog
      isOpen={errand !== null}
      title={errand?.title ?? ''}
      verb={errand?.verb ?? ''}
      isDangerous={errand?.isDangerous ?? false}
      isBusy={isBusy}
      error={reason}
      onConfirm={() => void state.confirm()}
      onCancel={state.cancel}
    >
      <p>{errand?.question}</p>
    </ConfirmDialog>
  );
}
