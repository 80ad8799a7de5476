/** Elements in which keys write, or choose an option by its first letter. */
const WRITES = 'input:not([type="checkbox"],[type="radio"],[type="range"]),textarea,select,[contenteditable]';

/** A dialog keeps all keys to itself. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether a key may be a shortcut where it was pressed: alone, outside of text fields and dialogs (rule portal.keys). */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.isComposing || event.repeat) &&
  !(event.altKey || event.ctrlKey || event.metaKey || isDialogOpen()) &&
  !(event.target instanceof Element && event.target.closest(WRITES));
