import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { CANCEL } from '../texts.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The documented text. */
  children?: ReactNode;
  /** Verb on the confirming button: 'Dry-dock boat', not 'OK'. */
  verb: string;
  onConfirm: () => void;
  onCancel: () => void;
  cancelLabel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  /** Why the last attempt failed. */
  error?: string | undefined;
}

/** Asks for confirmation of an action. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  verb,
  onConfirm,
  onCancel,
  cancelLabel = CANCEL,
  isDangerous = false,
  isBusy = false,
  error,
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button onClick={onCancel}>{cancelLabel}</Button>
      <Button tone={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onCancel} actions={actions}>
      {children}
      <div role="alert">{error && <Notice tone="red">{error}</Notice>}</div>
    </Dialog>
  );
}
