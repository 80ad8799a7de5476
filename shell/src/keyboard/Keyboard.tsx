import { useEffect } from 'react';
import type { KeyDialog, OpenKeyDialog } from './KeyDialogContext.ts';
import { KeyList } from './KeyList.tsx';
import { Palette } from './Palette.tsx';
import { useSingleKeySetting } from './singleKeySetting.ts';
import { useShortcuts } from './useShortcuts.ts';

export interface KeyboardProps {
  dialog: KeyDialog | undefined;
  onDialog: OpenKeyDialog;
  /** A shortcut that was pressed before this code had loaded. */
  first: KeyboardEvent | undefined;
}

/** The shortcuts, and the dialogs that they open. */
export function Keyboard({ dialog, onDialog, first }: KeyboardProps) {
  const [areSingleKeysOn] = useSingleKeySetting();
  useShortcuts({ isOn: areSingleKeysOn, first, onDialog });
  // Fields show the keys that lead to them only where those work.
  useEffect(() => {
    const { documentElement } = document;
    documentElement.toggleAttribute('data-keys', areSingleKeysOn);
    return () => documentElement.removeAttribute('data-keys');
  }, [areSingleKeysOn]);
  const handleClose = () => onDialog(undefined);
  if (dialog === 'palette') return <Palette onClose={handleClose} />;
  return dialog === 'keys' ? <KeyList onClose={handleClose} /> : null;
}
