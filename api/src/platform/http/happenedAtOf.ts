import { HAPPENED_IN_FUTURE, HAPPENED_TOO_LONG_AGO } from '@fleetwatch/contract/errors/happenedAtTexts';
import { invalidField } from '@fleetwatch/contract/errors/texts';
import {
  HAPPENED_AGO_MAX_DAYS,
  HAPPENED_AHEAD_MAX_MS,
  HAPPENED_AT_HEADER,
} from '@fleetwatch/contract/errors/happenedAt';
import { now } from '../club/clock.ts';
import { ApiError } from './errors.ts';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/;
const DAY_MS = 86_400_000;

const refusal = (text: string): ApiError => new ApiError(`invalid:${HAPPENED_AT_HEADER}`, text);

/**
 * Returns when a write that waited on a device was made, never later than now; null without the header, for
 * a write made now. 422 for an invalid or future instant, and for one older than a write may wait.
 */
export function happenedAtOf(header: string): Date | null {
  if (header === '') return null;
  const ms = INSTANT.test(header) ? Date.parse(header) : NaN;
  if (Number.isNaN(ms)) throw refusal(invalidField(HAPPENED_AT_HEADER));
  const nowMs = now().getTime();
  if (ms > nowMs + HAPPENED_AHEAD_MAX_MS) throw refusal(HAPPENED_IN_FUTURE);
  if (ms < nowMs - HAPPENED_AGO_MAX_DAYS * DAY_MS) throw refusal(HAPPENED_TOO_LONG_AGO);
  return new Date(Math.min(ms, nowMs));
}
