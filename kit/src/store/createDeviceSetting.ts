import { useSyncExternalStore } from 'react';

interface SettingText<Value> {
  /** Reads the stored value; null if there is none, or storage is refused. */
  parse: (stored: string | null) => Value;
  /** The text to store. */
  format: (value: Value) => string;
  /** Called after each change, also by another tab, and before subscribers render. */
  onChange?: () => void;
}

export interface DeviceSetting<Value> {
  read: () => Value;
  /** Stores the choice on this device. */
  choose: (value: Value) => void;
  /** The current choice and its setter; follows changes made in other tabs. */
  useSetting: () => [value: Value, choose: (value: Value) => void];
}

/** A setting of this device, in its `localStorage` under the given key. */
export function createDeviceSetting<Value>(
  storageKey: string,
  { parse, format, onChange }: SettingText<Value>,
): DeviceSetting<Value> {
  const listeners = new Set<() => void>();
  /** Also held in memory, because a private window may refuse to store it. */
  let chosen: { value: Value } | undefined;

  const stored = (): Value => {
    try {
      return parse(localStorage.getItem(storageKey));
    } catch {
      return parse(null);
    }
  };
  const read = (): Value => {
    chosen ??= { value: stored() };
    return chosen.value;
  };
  const announce = (): void => {
    onChange?.();
    for (const listener of listeners) listener();
  };
  const choose = (value: Value): void => {
    chosen = { value };
    try {
      localStorage.setItem(storageKey, format(value));
    } catch {
      // Storage may be full or refused: the choice then lasts as long as the page.
    }
    announce();
  };
  const handleStorage = ({ key }: StorageEvent): void => {
    if (key !== storageKey) return;
    chosen = undefined;
    announce();
  };
  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', handleStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', handleStorage);
    };
  };
  return { read, choose, useSetting: () => [useSyncExternalStore(subscribe, read), choose] };
}

const OFF = 'off';

/** A setting that is on or off; on by default. */
export const createDeviceSwitch = (storageKey: string): DeviceSetting<boolean> =>
  createDeviceSetting(storageKey, {
    parse: (stored) => stored !== OFF,
    format: (isOn) => (isOn ? 'on' : OFF),
  });
