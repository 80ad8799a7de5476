// @shell

import { csvText, plainCsv } from '@fleetwatch/contract/activity/csvCells';
import { maskCells, maskNames, maskSentence, type NameMask } from '@fleetwatch/contract/members/maskNames';
import { csvParseRows } from 'd3-dsv';
import type { ApiAnswer, ApiCall } from '../request/apiCall.ts';
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

/** Masks an answer, or the names in the text of a refusal. */
export function maskOutcome(outcome: ApiAnswer, call: string, viewer: Viewer): ApiAnswer {
  if (!outcome.error) return { ...outcome, data: maskAnswer(outcome.data, call, viewer) };
  const text = maskSentence(outcome.error.text, { viewer, pseudonymOf, known: knownNames });
  return { error: { ...outcome.error, text } };
}

const PSEUDONYM = /\bMember \d{4}\b/g;

/** Restores the names in a form's request: it was filled from a masked answer. */
export function unmaskBody(body: unknown): unknown {
  if (typeof body === 'string') return body.replaceAll(PSEUDONYM, nameOf);
  if (Array.isArray(body)) return body.map(unmaskBody);
  if (typeof body !== 'object' || body === null || Object.getPrototypeOf(body) !== Object.prototype)
    return body;
  return Object.fromEntries(Object.entries(body).map(([field, value]) => [field, unmaskBody(value)]));
}

/** Does the same for a whole call. */
export const unmaskCall = (call: ApiCall): ApiCall =>
  call.body === undefined ? call : { ...call, body: unmaskBody(call.body) };
