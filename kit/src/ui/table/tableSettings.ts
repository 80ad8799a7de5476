// @inner

import { useSyncExternalStore } from 'react';

/** This device's display settings of tables: one density for all of them, and the hidden columns of each. */
export interface TableSettings {
  isCompact: boolean;
  /** Keys of columns, by the table's name. */
  hidden: Readonly<Record<string, readonly string[]>>;
}

const STORAGE_KEY = 'fwo:tables';
const USUAL: TableSettings = { isCompact: false, hidden: {} };
const listeners = new Set<() => void>();

/** Also held in memory, because a private window may refuse to store them. */
let chosen: TableSettings | undefined;

const isKeys = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

function storedSettings(): TableSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<TableSettings>;
    const hidden = Object.entries(stored.hidden ?? {}).filter(([, keys]) => isKeys(keys));
    return { isCompact: stored.isCompact === true, hidden: Object.fromEntries(hidden) };
  } catch {
    return USUAL;
  }
}

const readSettings = (): TableSettings => (chosen ??= storedSettings());

function choose(next: TableSettings): void {
  chosen = next;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Storage may be full or refused: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

// Another tab's choice, also while no table is shown.
window.addEventListener('storage', ({ key }) => {
  if (key !== STORAGE_KEY) return;
  chosen = undefined;
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface TableDisplay {
  isCompact: boolean;
  hidden: readonly string[];
  setIsCompact: (isCompact: boolean) => void;
  toggleColumn: (key: string) => void;
}

/** Display settings of the table of this name on this device, followed in other tabs (rule table.display). */
export function useTableDisplay(name: string): TableDisplay {
  const settings = useSyncExternalStore(subscribe, readSettings);
  const hidden = settings.hidden[name] ?? [];
  return {
    isCompact: settings.isCompact,
    hidden,
    setIsCompact: (isCompact) => choose({ ...settings, isCompact }),
    toggleColumn: (key) => {
      const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key];
      choose({ ...settings, hidden: { ...settings.hidden, [name]: next } });
    },
  };
}
