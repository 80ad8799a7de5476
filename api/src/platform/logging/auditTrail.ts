import mongoose, { Types, type ClientSession } from 'mongoose';
import { AuditEntryModel, type AuditedFields, type AuditEntryRecord, type AuditKind } from './AuditEntry.ts';
import { now } from '../club/clock.ts';
import { currentRequest, type AuditDraft } from './requestRecord.ts';

/** A kind's collection: which fields an entry shows, and of which texts it only says that they changed. */
interface Audited {
  model: string;
  values: readonly string[];
  texts: readonly string[];
}

const AUDITED: Readonly<Record<AuditKind, Audited>> = {
  boat: {
    model: 'Boat',
    // A log is what coaches warn of and crews answer for: what an edit takes out of it is kept here.
    values: ['fleetGroup', 'isActive', 'isDecommissioned', 'brought', 'log'],
    texts: ['name', 'description'],
  },
  fleetgroup: { model: 'FleetGroup', values: ['payload', 'isActive'], texts: ['name', 'moniker'] },
  member: { model: 'Member', values: ['coachRights', 'group', 'groupWanted'], texts: [] },
  plan: {
    model: 'Plan',
    values: ['userGroup', 'launchAt', 'landAt', 'boats', 'crew', 'invited', 'crewLimit'],
    texts: ['text'],
  },
  sortie: { model: 'Sortie', values: ['landedAt', 'isLate', 'milesHundredths', 'creditedBy'], texts: [] },
  tablet: { model: 'Tablet', values: ['pairedAt'], texts: ['name'] },
  tweet: { model: 'Tweet', values: ['author', 'isHeadsUp'], texts: ['text'] },
  usergroup: { model: 'UserGroup', values: ['isActive'], texts: ['name', 'moniker'] },
  workout: { model: 'Workout', values: ['agent', 'type', 'userGroup'], texts: ['text'] },
};

type Document = Record<string, unknown>;

async function read(
  kind: AuditKind,
  id: string | null,
  session: ClientSession | null,
): Promise<Document | null> {
  if (id === null) return null;
  const { model, values, texts } = AUDITED[kind];
  return mongoose
    .model(model)
    .findById(id)
    .select([...values, ...texts].join(' '))
    .session(session)
    .lean<Document>();
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an entry says of a document before and after: of one that stayed only what changed. */
export function differenceOf(
  kind: AuditKind,
  before: Document | null,
  after: Document | null,
): Pick<AuditEntryRecord, 'before' | 'after'> {
  const { values, texts } = AUDITED[kind];
  const isChanged = (field: string): boolean => !before || !after || !isSame(before[field], after[field]);
  const shown = (document: Document | null): AuditedFields | null =>
    document &&
    Object.fromEntries(
      values.filter((field) => isChanged(field)).map((field) => [field, document[field] ?? null]),
    );
  const changedTexts = before && after ? texts.filter((field) => isChanged(field)) : [];
  const then = shown(after);
  for (const field of changedTexts) if (then) then[field] = 'changed';
  return { before: shown(before), after: then };
}

type NewEntry = Omit<AuditEntryRecord, '_id' | 'club'>;

/** Adds entries, in the transaction of what they tell of. */
export async function addEntries(entries: readonly NewEntry[], session: ClientSession | null): Promise<void> {
  if (entries.length > 0) await AuditEntryModel.insertMany(entries, { session });
}

const idOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && '_id' in answer ? String(answer._id) : null;

/** What the request at hand would leave in the trail, with its subject as it is before the write. */
export interface Trail {
  /** Adds the entry, when the trail is to tell of it; `answer` names what was made. */
  end(answer: unknown, session: ClientSession | null): Promise<void>;
}

/** To be called before a write, in its transaction; null when the request is none that leaves an entry. */
export async function startTrail(session: ClientSession | null): Promise<Trail | null> {
  const record = currentRequest();
  const draft = record?.draft;
  if (!draft) return null;
  const kind = draft.kind;
  const before = await read(kind, draft.subject, session);
  return {
    async end(answer, endSession) {
      draft.isSettled = true;
      if (!draft.isToBeTold) return;
      const subject = draft.subject ?? idOf(answer);
      const after = await read(kind, subject, endSession);
      const entry = entryOf(draft, record.id, subject);
      await addEntries([{ ...entry, ...differenceOf(kind, before, after) }], endSession);
    },
  };
}

/** An entry of a draft, without what changed. */
export function entryOf(
  draft: Pick<AuditDraft, 'who' | 'verb' | 'kind'>,
  requestId: string | null,
  subject: string | null,
): NewEntry {
  return {
    at: now(),
    who: draft.who === null ? null : new Types.ObjectId(draft.who),
    verb: draft.verb,
    kind: draft.kind,
    subject: subject === null ? null : new Types.ObjectId(subject),
    requestId,
    before: null,
    after: null,
  };
}

/** For a request that turned out to be a repeat, and so has done nothing. */
export function leaveNoTrail(): void {
  const draft = currentRequest()?.draft;
  if (draft) draft.isSettled = true;
}

/** For a write that is no transaction: adds its entry after it, unless that is done. */
export async function settleTrail(answer: unknown): Promise<void> {
  const record = currentRequest();
  const draft = record?.draft;
  if (!record || !draft?.isToBeTold || draft.isSettled) return;
  draft.isSettled = true;
  await addEntries([entryOf(draft, record.id, draft.subject ?? idOf(answer))], null);
}
