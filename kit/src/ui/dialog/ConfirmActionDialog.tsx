import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ConfirmActionState } from './useConfirmAction.ts';

/** Asks for confirmation of an action, and shows why it failed. */
export function ConfirmActionDialog({ state }: { state: ConfirmActionState }) {
  const { action, isBusy, reason } = state;
  return (
    <ConfirmDialog
      isOpen={action !== null}
      title={action?.title ?? ''}
      verb={action?.verb ?? ''}
      isDangerous={action?.isDangerous ?? false}
      isBusy={isBusy}
      error={reason}
      onConfirm={() => void state.confirm()}
      onCancel={state.cancel}
    >
      <p>{action?.question}</p>
    </ConfirmDialog>
  );
}
