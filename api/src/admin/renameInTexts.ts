import mongoose, { type ClientSession, type Types } from 'mongoose';
import { rewordRecord } from '../collections/commands/rewordRecord.ts';
import { recordTexts } from '../collections/recordTexts.ts';
import { rewordEntry } from '../platform/logging/AuditEntry.ts';

const AUDIT = 'AuditEntry';
const RECORD = 'ModuleRecord';

/**
 * Fields with members' free text, which may mention other members: model and field, `list.field` for a field of a list.
 */
const TEXTS: readonly (readonly [model: string, field: string])[] = [
  ['Boat', 'description'],
  ['Boat', 'log'],
  [AUDIT, 'before.log'],
  [AUDIT, 'after.log'],
  ['Grant', 'evidence'],
  ['Grant', 'revoked.reason'],
  ['ConditionFlag', 'text'],
  ['ConditionFlag', 'reason'],
  ['ConditionSeries', 'where'],
  ['ConditionSettings', 'sources.where'],
  ['ConditionTable', 'rules.note'],
  ['Damage', 'text'],
  ['Damage', 'where'],
  ['Damage', 'insurance'],
  ['Damage', 'repairs.text'],
  ['Damage', 'steps.reason'],
  ['Damage', 'thirdParty.name'],
  ['Damage', 'thirdParty.contact'],
  ['Correction', 'boatName'],
  ['Correction', 'reason'],
  ['Correction', 'comment'],
  ['Correction', 'patch.notes'],
  ['Correction', 'before.notes'],
  ['Guest', 'emergency'],
  ['Guest', 'homeClub'],
  ['VoidSortie', 'boatName'],
  ['VoidSortie', 'notes'],
  ['VoidSortie', 'trip.heading'],
  ['VoidSortie', 'workout.text'],
  ['VoidSortie', 'applied.notes'],
  ['Alert', 'boatName'],
  ['Alert', 'lines.note'],
  ['Alert', 'steps.note'],
  ['Alert', 'clothing'],
  ['Contacts', 'emergency.name'],
  ['Contacts', 'looks.boatName'],
  ['Contacts', 'medicalNote'],
  ['Sortie', 'notes'],
  ['Sortie', 'rulesTaken.text'],
  ['Sortie', 'rulesTaken.reason'],
  ['Sortie', 'againstRules.text'],
  ['Sortie', 'odd.text'],
  ['Sortie', 'trip.heading'],
  ['Sortie', 'workout.text'],
  ['Sortie', 'applied.notes'],
  ['Sortie', 'tour.name'],
  ['VoidSortie', 'tour.name'],
  ['Tour', 'name'],
  ['Tour', 'vehicle'],
  ['Tour', 'legs.from'],
  ['Tour', 'legs.to'],
  ['Plan', 'text'],
  ['Notification', 'title'],
  ['Notification', 'body'],
  ['Reservation', 'note'],
  ['Reservation', 'reason'],
  ['Tweet', 'text'],
  ['Workout', 'text'],
];

interface Place {
  model: string;
  field: string;
  /** Filter for documents with such texts; absent for all. */
  of?: object;
}

/** Returns these fields, and those that the remotes of club teams declare. */
async function allTexts(): Promise<Place[]> {
  const declared = (await recordTexts()).map(([field, of]) => ({ model: RECORD, field, of }));
  return [...TEXTS.map(([model, field]) => ({ model, field })), ...declared];
}

/** A member as texts mention them: by full name in any case and spacing, or by email address. */
export interface MentionedMember {
  name: string;
  email: string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
const withLooseSpacing = (text: string): string =>
  text.split(/\s+/).filter(Boolean).map(escaped).join('\\s+');

/** Matches the name and the address as whole words: 'Ann Lee' does not match in 'Joann Leeds'. */
export function patternOf({ name, email }: MentionedMember): RegExp {
  const called = [name, email].filter((text) => text !== '').map(withLooseSpacing);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${called.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** Builds a query that matches more than the pattern does, because databases handle letters differently. */
function looseQuery({ name, email }: MentionedMember): { $regex: string; $options: 'i' } {
  return {
    $regex: [name, email]
      .filter((text) => text !== '')
      .map(withLooseSpacing)
      .join('|'),
    $options: 'i',
  };
}

/** A text that mentions a member. */
export interface Mention {
  in: string;
  id: string;
  text: string;
}

type Document = Record<string, unknown>;

function textsAt(document: unknown, [head = '', ...rest]: string[]): string[] {
  if (Array.isArray(document)) return document.flatMap((item) => textsAt(item, [head, ...rest]));
  if (typeof document !== 'object' || document === null) return [];
  const value = (document as Document)[head];
  if (rest.length > 0) return textsAt(value, rest);
  return [value].flat().filter((text) => typeof text === 'string');
}

/** Maps a text, or each text of a list. */
const mapTexts = (value: unknown, change: (text: string) => string): unknown =>
  Array.isArray(value)
    ? value.map((item) => mapTexts(item, change))
    : typeof value === 'string'
      ? change(value)
      : value;

const valueAt = (document: unknown, path: readonly string[]): unknown =>
  path.reduce((at, key) => (at as Document | null | undefined)?.[key], document);

async function findDocuments(
  { model, field, of }: Place,
  called: MentionedMember,
  session: ClientSession | null,
) {
  return mongoose
    .model<Document>(model)
    .find({ ...of, [field]: looseQuery(called) })
    .select({ [field.split('.')[0] ?? field]: 1 })
    .session(session)
    .lean<(Document & { _id: Types.ObjectId })[]>();
}

/** Finds every text of the current club that mentions a member. */
export async function findMentions(called: MentionedMember): Promise<Mention[]> {
  const pattern = patternOf(called);
  const mentions: Mention[] = [];
  for (const place of await allTexts()) {
    const { model, field } = place;
    for (const document of await findDocuments(place, called, null)) {
      const texts = textsAt(document, field.split('.')).filter((text) => text.search(pattern) >= 0);
      for (const text of texts) mentions.push({ in: `${model}.${field}`, id: String(document._id), text });
    }
  }
  return mentions;
}

/** Replaces a member's name in all texts of the current club. */
export async function renameInTexts(
  called: MentionedMember,
  otherName: string,
  session: ClientSession,
): Promise<void> {
  const pattern = patternOf(called);
  const renamed = (text: string): string => text.replaceAll(pattern, otherName);
  for (const place of await allTexts()) {
    const { model, field } = place;
    for (const document of await findDocuments(place, called, session)) {
      if (!textsAt(document, field.split('.')).some((text) => text.search(pattern) >= 0)) continue;
      const [head = field, inner] = field.split('.');
      const value = document[head];
      const change =
        Array.isArray(value) && inner !== undefined
          ? {
              [head]: value.map((item: Document) => ({
                ...item,
                [inner]: renamed(String(item[inner] ?? '')),
              })),
            }
          : { [field]: mapTexts(valueAt(document, field.split('.')), renamed) };
      if (model === AUDIT) await rewordEntry(document._id, change, session);
      else if (model === RECORD) await rewordRecord(document._id, change, session);
      else await mongoose.model(model).updateOne({ _id: document._id }, { $set: change }, { session });
    }
  }
}
