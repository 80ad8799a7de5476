import { CTRL_K } from './keyTexts.ts';

const isMac = /Mac|iP/.test(navigator.platform);

/** ⌘K on Apple's keyboards, Ctrl+K on all others. */
export const isPaletteKey = ({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && ctrlKey !== isMac && metaKey === isMac;

/** As printed on keys. */
export const paletteKey = isMac ? '⌘K' : CTRL_K;
