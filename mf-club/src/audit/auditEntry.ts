import { OUTCOME_TEXTS, SEVERITY_TEXTS, STATE_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import { PURPOSE_TEXTS, RESERVATION_STATE_TEXTS } from '@fleetwatch/contract/reservations/stateTexts';
import { TOUR_KIND_TEXTS } from '@fleetwatch/contract/tours/texts';
import { KIND_TEXTS, STATE_TEXTS as CORRECTION_TEXTS } from '@fleetwatch/contract/corrections/texts';
import { CLEARANCE_KIND_TEXTS, SUBJECT_TEXTS } from '@fleetwatch/contract/clearances/texts';
import { AUDIT_KINDS, type AuditEntry } from '@fleetwatch/contract/audit/wire';
import { formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import {
  ACTIVE,
  entryCount,
  EVERYTHING,
  FIELD_LABELS,
  FORMER_MEMBER,
  KIND_NAMES,
  NO,
  NO_SIGN_IN,
  NO_VALUE,
  SET,
  STOPS_THE_LAUNCH,
  subjectLine,
  VERB_TEXTS,
  WARNS,
  YES,
} from './texts.ts';

export const KIND_OPTIONS = [
  { value: '', label: EVERYTHING },
  ...AUDIT_KINDS.map((kind) => ({ value: kind, label: KIND_NAMES[kind][1] })),
];

/** Names of stored words, by field. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: { ...CLEARANCE_KIND_TEXTS, ...KIND_TEXTS, ...TOUR_KIND_TEXTS },
  level: { block: STOPS_THE_LAUNCH, warn: WARNS },
  outcome: OUTCOME_TEXTS,
  severity: Object.fromEntries(Object.entries(SEVERITY_TEXTS).map(([word, { title }]) => [word, title])),
  purpose: PURPOSE_TEXTS,
  state: { ...RESERVATION_STATE_TEXTS, ...CORRECTION_TEXTS, ...STATE_TEXTS },
  subject: SUBJECT_TEXTS,
};

/** As entered: hundredths of a mile are whole only if miles were entered. */
const distanceText = (hundredths: number): string =>
  formatDistance(hundredths / 100, Number.isInteger(hundredths) ? 'mi' : 'km');

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NO_VALUE;
  if (typeof value === 'boolean') return value ? YES : NO;
  if (typeof value === 'number') return field === 'milesHundredths' ? distanceText(value) : String(value);
  if (typeof value === 'string') return WORDS[field]?.[value] ?? value;
  if (!Array.isArray(value)) return SET;
  if (value.some((each) => typeof each !== 'string')) return entryCount(value.length);
  return value.length === 0 ? NO_VALUE : value.join(', ');
}

export interface Change {
  field: string;
  /** '' for a text, and if only the new value is known. */
  before: string;
  after: string;
}

/** Returns the changes of an entry, in words; none for a creation or a removal. */
export function changesOf({ kind, before, after }: AuditEntry): Change[] {
  if (!before || !after) return [];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    field: kind === 'usergroup' && field === 'isActive' ? ACTIVE : (FIELD_LABELS[field] ?? field),
    before: after[field] === 'changed' || !(field in before) ? '' : valueText(field, before[field]),
    after: valueText(field, after[field]),
  }));
}

/** 'Kestrel, boat' or 'Tweet' */
export function subjectText({ kind, subject }: AuditEntry): string {
  const [one] = KIND_NAMES[kind];
  return subject?.name ? subjectLine(subject.name, one) : one;
}

export const verbText = (verb: string): string => VERB_TEXTS[verb] ?? verb.replaceAll('-', ' ');

/** Returns the acting member; tablets and the command line have none. */
export const actorText = ({ who }: AuditEntry): string => (who ? (who.name ?? FORMER_MEMBER) : NO_SIGN_IN);
