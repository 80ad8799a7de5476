import { createContext } from 'react';

/** The dialog that is open for the keyboard: the palette, or the list of keys. */
export type KeyDialog = 'palette' | 'keys';

/** Opens a dialog, or closes both with undefined. */
export type OpenKeyDialog = (dialog: KeyDialog | undefined) => void;

/** For controls that open a dialog by mouse: the rail and the menu. */
export const KeyDialogContext = createContext<OpenKeyDialog>(() => undefined);
