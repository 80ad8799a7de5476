import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'fwo:sound';
const OFF = 'off';
const listeners = new Set<() => void>();

/** Also held in memory, because a private window may refuse to store it. */
let chosen: boolean | undefined;

/** Whether this device plays sounds; true by default. */
export function isSoundOn(): boolean {
  chosen ??= storedChoice();
  return chosen;
}

/** Stores the choice on this device. */
export function chooseSound(isOn: boolean): void {
  chosen = isOn;
  try {
    localStorage.setItem(STORAGE_KEY, isOn ? 'on' : OFF);
  } catch {
    // Storage may be full or refused: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** The current choice and its setter; follows changes made in other tabs. */
export function useSoundSetting(): [isOn: boolean, choose: (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isSoundOn), chooseSound];
}

function storedChoice(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

function handleStorage(event: StorageEvent): void {
  if (event.key !== STORAGE_KEY) return;
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
