import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'fwo:single-keys';
const OFF = 'off';
const listeners = new Set<() => void>();

/** Also held in memory, because a private window may refuse to store it. */
let chosen: boolean | undefined;

function storedChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

const readChoice = (): boolean => (chosen ??= storedChoice());

/** Stores the choice on this device. */
export function chooseSingleKeys(areOn: boolean): void {
  chosen = areOn;
  try {
    localStorage.setItem(STORAGE_KEY, areOn ? 'on' : OFF);
  } catch {
    // Storage may be full or refused: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function handleStorage({ key }: StorageEvent): void {
  if (key !== STORAGE_KEY) return;
  chosen = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}

/** Whether keys without Ctrl are shortcuts on this device, and its setter; on by default, followed in other tabs (rule portal.keys-off). */
export const useSingleKeySetting = (): [areOn: boolean, choose: (areOn: boolean) => void] => [
  useSyncExternalStore(subscribe, readChoice),
  chooseSingleKeys,
];
