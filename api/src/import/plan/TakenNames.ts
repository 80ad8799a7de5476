import { uniqueName } from '@fleetwatch/contract/import/names';
import { nameKeys, type NameKeys } from '../../platform/club/nameKeys.ts';

/** Names in use, including names that look the same. */
export class TakenNames {
  readonly #keys: Set<string>;
  readonly #reached = new Map<string, number>();

  constructor(named: readonly Partial<NameKeys>[]) {
    this.#keys = new Set(named.flatMap(({ nameKey = '', nameLooks = [] }) => [nameKey, ...nameLooks]));
  }

  /** Reserves a name. Returns whether it, or one that looks the same, was already in use. */
  take(name: string): boolean {
    const { nameKey, nameLooks } = nameKeys(name);
    const keys = [nameKey, ...nameLooks];
    if (keys.some((key) => this.#keys.has(key))) return true;
    for (const key of keys) this.#keys.add(key);
    return false;
  }

  /** Reserves this name, or its next free variant. */
  free(name: string, most: number): string {
    return uniqueName(name, most, (one) => this.take(one), this.#reached);
  }
}
