import { useEffect, useState, type ComponentType } from 'react';
import { NETWORK_REFUSED_TOAST } from '@fleetwatch/contract/errors/texts';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { isDialogOpen, isShortcut } from '../keyboard/isShortcut.ts';
import type { KeyboardProps } from '../keyboard/Keyboard.tsx';
import { isPaletteKey } from '../keyboard/paletteKey.ts';

const loadKeyboard = async () =>
  (await import(/* webpackChunkName: "keyboard" */ '../keyboard/Keyboard.tsx')).Keyboard;

/** Devices that probably have a keyboard. On others the first shortcut fetches the code, so that a phone never does. */
const KEYBOARD = '(pointer: fine), (min-width: 1024px)';

/** Time by which the first screen has usually loaded. */
const LOAD_AFTER_MS = 3_000;

/**
 * A member's keys (rules portal.keys, portal.palette): Ctrl+K at once, all others by code that loads after the first screen.
 */
export function LazyKeyboard({ dialog, onDialog }: Omit<KeyboardProps, 'first'>) {
  const [Keyboard, setKeyboard] = useState<ComponentType<KeyboardProps>>();
  const dispatch = useAppDispatch();
  const [first, setFirst] = useState<KeyboardEvent>();

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        event.preventDefault();
        if (!isDialogOpen()) onDialog('palette');
      } else if (!Keyboard && /^[/?g]$/i.test(event.key) && isShortcut(event)) setFirst(event);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [Keyboard, onDialog]);

  useEffect(() => {
    const isWanted = dialog !== undefined || first !== undefined;
    if (Keyboard || !(isWanted || matchMedia(KEYBOARD).matches)) return undefined;
    let isGone = false;
    const load = () =>
      void loadKeyboard().then(
        (part) => !isGone && setKeyboard(() => part),
        // The next press tries again.
        () => {
          onDialog(undefined);
          setFirst(undefined);
          if (isWanted) dispatch(toastShown({ text: NETWORK_REFUSED_TOAST, tone: 'warning' }));
        },
      );
    const timer = setTimeout(load, isWanted ? 0 : LOAD_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [Keyboard, dialog, first, onDialog, dispatch]);

  // The next member who signs in starts without a dialog.
  useEffect(() => () => onDialog(undefined), [onDialog]);
  return Keyboard && <Keyboard dialog={dialog} onDialog={onDialog} first={first} />;
}
