import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isShortcut } from './isShortcut.ts';
import type { OpenKeyDialog } from './KeyDialogContext.ts';
import { useLetteredLinks } from './useLetteredLinks.ts';

interface ShortcutSettings {
  isOn: boolean;
  /** A key pressed before this code had loaded. */
  first: KeyboardEvent | undefined;
  onDialog: OpenKeyDialog;
}

/** Time that `g` waits for its letter. */
export const SECOND_KEY_WITHIN_MS = 1_500;

/** Focuses the screen's own search field. A field that is not rendered takes no focus. */
function focusSearch(): boolean {
  for (const field of document.querySelectorAll<HTMLInputElement>('#main input[type="search"]')) {
    field.focus();
    if (document.activeElement !== field) continue;
    field.select();
    return true;
  }
  return false;
}

/** `/`, `?`, and `g` with a letter (rule portal.keys). */
export function useShortcuts({ isOn, first, onDialog }: ShortcutSettings): void {
  const links = useLetteredLinks();
  const navigate = useNavigate();
  const goSince = useRef(-Infinity);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || !isShortcut(event) || event.key === 'Shift') return;
    // Caps Lock does not count as Shift.
    const key = event.shiftKey ? event.key : event.key.toLowerCase();
    const isGoing = Date.now() - goSince.current < SECOND_KEY_WITHIN_MS;
    goSince.current = -Infinity;
    const link = isGoing && links.find(({ letter }) => letter === key);
    if (link) void navigate(link.path);
    else if (key === 'g') goSince.current = Date.now();
    else if (key === '?') onDialog('keys');
    else if (key !== '/') return;
    else if (!focusSearch()) onDialog('palette');
    event.preventDefault();
  });

  useEffect(() => {
    if (first) handleKey(first);
  }, [first]);
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}
