import { csvText, plainCsv } from '@fleetwatch/contract/activity/csvCells';
import { maskCells, maskNames, maskSentence, type NameMask } from '@fleetwatch/contract/members/maskNames';
import { csvParseRows } from 'd3-dsv';
import { knownNames, nameOf, pseudonymOf } from './pseudonyms.ts';

/** The member who uses the device: their own name and picture are not masked. */
export type Viewer = NameMask['viewer'];

/**
 * Masks other members' names and pictures in an API response, for a device set to Anonymous (a shared or projected screen).
 * @param call its path, without the leading slash
 */
export function maskAnswer(answer: unknown, call: string, viewer: Viewer): unknown {
  const mask = { viewer, pseudonymOf, known: knownNames };
  if (typeof answer !== 'string' || !/\bcsv\b/.test(call)) return maskNames(answer, call, mask);
  const [columns = [], ...rows] = csvParseRows(plainCsv(answer));
  return csvText([columns, ...maskCells(columns, rows, mask)]);
}

/** Masks the names in the text of a refusal. */
export const maskRefusal = (text: string, viewer: Viewer): string =>
  maskSentence(text, { viewer, pseudonymOf, known: knownNames });

const PSEUDONYM = /\bMember \d{4}\b/g;

/** Puts the names back into what a form sends: it was filled from a masked answer. */
export function unmaskBody(body: unknown): unknown {
  if (typeof body === 'string') return body.replaceAll(PSEUDONYM, nameOf);
  if (Array.isArray(body)) return body.map(unmaskBody);
  if (typeof body !== 'object' || body === null || Object.getPrototypeOf(body) !== Object.prototype)
    return body;
  return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, unmaskBody(value)]));
}
