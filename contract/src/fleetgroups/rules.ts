import type { FieldRule } from '../errors/fieldRule.ts';
import { tidyName } from '../texts/rules.ts';
import {
  GROUP_NAME_MAX,
  GROUP_NAME_MIN,
  MONIKER_MAX,
  MONIKER_MIN,
  PAYLOAD_LENGTH_MAX,
  SEATS_MAX,
} from './edits.ts';
import * as texts from './texts.ts';

const LETTERS_AND_SPACES = /^[A-Za-z ]+$/;

/** Names of fleet and user groups alike: 5 to 64 letters and spaces (rules class.fields, group.fields). Spaces around do not count. */
export function groupNameRule(tooShort: string): FieldRule {
  return (value) => {
    const name = tidyName(value);
    if (name.length < GROUP_NAME_MIN) return tooShort;
    if (name.length > GROUP_NAME_MAX) return texts.GROUP_NAME_LONG;
    return LETTERS_AND_SPACES.test(name) ? null : texts.GROUP_NAME_LETTERS;
  };
}

export const fleetGroupNameRule = groupNameRule(texts.FLEET_GROUP_NAME_SHORT);

/** Monikers of fleet and user groups alike: 2 to 10 letters (rules class.fields, group.fields). */
export const monikerRule: FieldRule = (value) => {
  if (value.length < MONIKER_MIN || value.length > MONIKER_MAX) return texts.MONIKER_LENGTH;
  return /^[A-Za-z]+$/.test(value) ? null : texts.MONIKER_LETTERS;
};

/** Seats as typed: a whole number of at most 2 characters, 1 to 9 (rule class.fields). */
export const payloadRule: FieldRule<string | number> = (value) => {
  const typed = String(value).trim();
  if (!/^\d+$/.test(typed) || Number(typed) < 1) return texts.SEATS_NEEDED;
  return typed.length > PAYLOAD_LENGTH_MAX || Number(typed) > SEATS_MAX ? texts.TOO_MANY_SEATS : null;
};
