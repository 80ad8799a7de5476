import { isOutcomeUnknown } from '../store/apiFailure.ts';
import type { ApiFailure } from '../store/apiFailure.ts';

/** For so long the same write, sent again by hand, counts as the same action of its user. */
export const UNSETTLED_KEY_MS = 120_000;

interface UnsettledKey {
  key: string;
  sinceMs: number;
}

/** Writes whose outcome this page does not know, by fingerprint. */
const unsettled = new Map<string, UnsettledKey>();

/** 32 random hex digits; `crypto.randomUUID` is missing where a boathouse serves plain http. */
export function newActionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** FNV-1a, so that no password lies about in a map: two different writes alike cost a refusal, never a wrong effect. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `${text.length}:${hash >>> 0}`;
}

/**
 * The key of one write. When the same write was sent before and its answer was lost, it is the same action again and has
 * the key of that attempt, so that the server can give the first answer (rule launch.repeat).
 */
export function keyOfWrite(
  method: string,
  url: string,
  body: unknown,
): { key: string; settle: (failure: ApiFailure | null) => void } {
  const print = fingerprint(`${method} ${url} ${JSON.stringify(body)}`);
  const known = unsettled.get(print);
  const key = known && Date.now() - known.sinceMs < UNSETTLED_KEY_MS ? known.key : newActionKey();
  return {
    key,
    settle(failure) {
      if (failure && isOutcomeUnknown(failure)) unsettled.set(print, { key, sinceMs: Date.now() });
      else unsettled.delete(print);
    },
  };
}
