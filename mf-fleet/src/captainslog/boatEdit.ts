import type { BoatDetail, BoatUpdateBody } from '@fleetwatch/contract/boats/edits';
import type { HullColour } from '@fleetwatch/contract/boats/hullColours';
import { boatDetailsRule, editedBoatNameRule, editedLogRule } from '@fleetwatch/contract/boats/rules';
import { NAME, DESCRIPTION, FLEET_GROUP, HULL_COLOR, NOT_GIVEN, LOG } from './texts.ts';

/** The editable fields of a boat. */
export interface BoatDraft extends Pick<BoatDetail, 'name' | 'description' | 'log'> {
  /** '' for the color derived from the boat's id (rule boat.hull). */
  hull: HullColour | '';
}
/** The text fields. */
export type DraftField = Exclude<keyof BoatDraft, 'hull'>;

const FIELDS: readonly DraftField[] = ['name', 'description', 'log'];

export const draftOf = ({ name, description, log, hull }: BoatDetail): BoatDraft => ({
  name,
  description,
  log,
  hull: hull ?? '',
});

/** Returns why a draft cannot be sent, by field; an unchanged name is always valid (rule boat.edit). */
export function draftErrors(
  base: Pick<BoatDraft, DraftField>,
  draft: Pick<BoatDraft, DraftField>,
): Partial<Record<DraftField, string>> {
  const reasons = {
    name: draft.name === base.name ? null : editedBoatNameRule(draft.name),
    description: boatDetailsRule(draft.description),
    log: editedLogRule(base.log)(draft.log),
  };
  const errors: Partial<Record<DraftField, string>> = {};
  for (const field of FIELDS) {
    const reason = reasons[field];
    if (reason !== null) errors[field] = reason;
  }
  return errors;
}

/** Returns the changed fields, null for the others (rule boat.edit); null if nothing has changed. */
export function updateOf(base: BoatDetail, draft: BoatDraft): BoatUpdateBody | null {
  const name = draft.name.trim() === base.name ? null : draft.name.trim();
  const description = draft.description === base.description ? null : draft.description;
  const log = draft.log === base.log ? null : draft.log;
  const isRepainted = draft.hull !== (base.hull ?? '');
  if (name === null && description === null && log === null && !isRepainted) return null;
  const typed = { name, description, group: null, log, version: base.version };
  return isRepainted ? { ...typed, hull: draft.hull } : typed;
}

/** A field that someone else changed during this edit. */
export interface OtherChange {
  /** Name of the field: 'Description' */
  label: string;
  /** The new value; for a log with appended entries, those entries. */
  now: string;
  /** Whether both changed it: sending this edit would replace the other's value. */
  isClash: boolean;
}

/**
 * Rebases an edit onto a newer version of its boat: unedited fields take the newer value, edited ones stay. Entries appended
 * to the log are also appended to the edited log, so that none is lost.
 */
export function rebaseEdit(
  base: BoatDetail,
  mine: BoatDraft,
  theirs: BoatDetail,
): { draft: BoatDraft; changes: OtherChange[] } {
  const changes: OtherChange[] = [];
  const follow = (field: 'name' | 'description', label: string): string => {
    if (theirs[field] === base[field]) return mine[field];
    const isClash = mine[field] !== base[field] && mine[field] !== theirs[field];
    changes.push({ label, now: theirs[field], isClash });
    return isClash ? mine[field] : theirs[field];
  };
  const draft = {
    name: follow('name', NAME),
    description: follow('description', DESCRIPTION),
    log: followLog(base.log, mine.log, theirs.log, changes),
    hull: followHull(base.hull ?? '', mine.hull, theirs.hull ?? '', changes),
  };
  if (theirs.group !== base.group)
    changes.push({ label: FLEET_GROUP, now: theirs.groupname, isClash: false });
  return { draft, changes };
}

function followHull(
  base: BoatDraft['hull'],
  mine: BoatDraft['hull'],
  theirs: BoatDraft['hull'],
  changes: OtherChange[],
): BoatDraft['hull'] {
  if (theirs === base) return mine;
  const isClash = mine !== base && mine !== theirs;
  changes.push({ label: HULL_COLOR, now: theirs === '' ? NOT_GIVEN : theirs, isClash });
  return isClash ? mine : theirs;
}

function followLog(base: string, mine: string, theirs: string, changes: OtherChange[]): string {
  if (theirs === base) return mine;
  if (theirs.startsWith(base)) {
    const added = theirs.slice(base.length);
    changes.push({ label: LOG, now: added.trim(), isClash: false });
    return mine === base ? theirs : mine + (mine === '' ? added.trimStart() : added);
  }
  const isClash = mine !== base && mine !== theirs;
  changes.push({ label: LOG, now: theirs, isClash });
  return isClash ? mine : theirs;
}
