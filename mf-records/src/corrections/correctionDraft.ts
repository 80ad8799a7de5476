import type { CorrectionKind } from '@fleetwatch/contract/corrections/kinds';
import type { CorrectedOuting, CorrectionPatch } from '@fleetwatch/contract/corrections/wire';
import { readAmount } from '@fleetwatch/contract/sorties/distanceEntry';
import { formatIn } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';

/** Entries of a request's form. */
export interface CorrectionDraft {
  kind: CorrectionKind;
  bus: string;
  /** Member ids besides the launcher. */
  crew: string[];
  /** In the format of a datetime field: '2026-05-14T06:00'. */
  launch: string;
  land: string;
  /** In the member's unit. */
  miles: string;
  description: string;
  /** Workout type id; '' for none. */
  type: string;
  reason: string;
}

/** `toInputValue('2026-05-14 06:00:09') === '2026-05-14T06:00'` */
export const toInputValue = (text: LocalDateTimeText): string => text.slice(0, 16).replace(' ', 'T');
const toWireText = (input: string): LocalDateTimeText => `${input.replace('T', ' ')}:00`;

/** Returns the initial form: an outing in its current state, or an empty one. */
export const blankDraft = (outing: CorrectedOuting | null, unit: ShownUnit): CorrectionDraft => ({
  kind: outing === null ? 'missing' : 'edit',
  bus: outing?.bus_id ?? '',
  crew: outing?.crew.map(({ _id }) => _id) ?? [],
  launch: outing ? toInputValue(outing.launch) : '',
  land: outing ? toInputValue(outing.land) : '',
  miles: outing ? formatIn(outing.miles, unit).replaceAll(',', '') : '',
  description: outing?.description ?? '',
  type: outing?.type ?? '',
  reason: '',
});

type Field = keyof CorrectionPatch;

/** Fields that a kind requires. */
export const FIELDS: Readonly<Record<CorrectionKind, readonly Field[]>> = {
  edit: ['bus', 'crew', 'launch', 'land', 'miles', 'description', 'type'],
  delete: [],
  missing: ['bus', 'crew', 'launch', 'land', 'miles', 'description', 'type'],
  creditLate: [],
  split: ['launch', 'miles', 'bus', 'crew'],
};
/** Fields that are sent even if unchanged. */
const ALWAYS: Readonly<Record<CorrectionKind, readonly Field[]>> = {
  edit: [],
  delete: [],
  creditLate: [],
  missing: ['bus', 'launch', 'land', 'miles'],
  split: ['launch', 'miles'],
};

/** Returns the fields to send: of an outing in the log only the changed ones, so that seconds of its times stay. */
export function patchOf(
  draft: CorrectionDraft,
  outing: CorrectedOuting | null,
  unit: ShownUnit,
): CorrectionPatch {
  const before = blankDraft(outing, unit);
  const all: Required<CorrectionPatch> = {
    bus: draft.bus,
    crew: draft.crew,
    launch: toWireText(draft.launch),
    land: toWireText(draft.land),
    miles: readAmount(draft.miles, unit) ?? Number.NaN,
    description: draft.description.trim(),
    type: draft.type === '' ? null : draft.type,
  };
  const isSent = (field: Field): boolean =>
    ALWAYS[draft.kind].includes(field) ||
    (FIELDS[draft.kind].includes(field) && JSON.stringify(draft[field]) !== JSON.stringify(before[field]));
  return Object.fromEntries(Object.entries(all).filter(([field]) => isSent(field as Field)));
}
