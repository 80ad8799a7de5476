import { useSyncExternalStore } from 'react';
import type { ThemeName } from './palettes.ts';

/** The choice on this device; `system` follows the device's light or dark mode. */
export type ThemeSetting = ThemeName | 'system';

export const themeSettings: readonly ThemeSetting[] = ['system', 'light', 'dark', 'sunlight'];

const STORAGE_KEY = 'fwo:theme';
const listeners = new Set<() => void>();

/** Also held in memory, because a private window may refuse to store it. */
let chosen: ThemeSetting | undefined;

export function readThemeSetting(): ThemeSetting {
  chosen ??= storedSetting();
  return chosen;
}

/** Applies the stored choice to `<html>`; the shell calls it once, before its first paint. */
export function applyThemeSetting(): void {
  const setting = readThemeSetting();
  if (setting === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = setting;
}

/** Stores the choice on this device and applies it. */
export function chooseTheme(setting: ThemeSetting): void {
  chosen = setting;
  try {
    localStorage.setItem(STORAGE_KEY, setting);
  } catch {
    // Storage may be full or refused: the choice then lasts as long as the page.
  }
  announce();
}

/** The current choice and its setter; follows changes made in other tabs. */
export function useThemeSetting(): [ThemeSetting, (setting: ThemeSetting) => void] {
  return [useSyncExternalStore(subscribe, readThemeSetting), chooseTheme];
}

function storedSetting(): ThemeSetting {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return themeSettings.find((setting) => setting === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function announce(): void {
  applyThemeSetting();
  for (const listener of listeners) listener();
}

function handleStorage(event: StorageEvent): void {
  if (event.key !== STORAGE_KEY) return;
  chosen = undefined;
  announce();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
  };
}
