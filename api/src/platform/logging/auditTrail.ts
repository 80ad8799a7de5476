import type { AuditKind } from '@fleetwatch/contract/audit/wire';
import mongoose, { Types, type ClientSession } from 'mongoose';
import { AuditEntryModel, type AuditedFields, type AuditEntryRecord } from './AuditEntry.ts';
import { now } from '../club/clock.ts';
import { auditedOf } from '../database/declaredModels.ts';
import { currentRequest, type AuditDraft } from './requestRecord.ts';

type Document = Record<string, unknown>;

async function read(
  kind: AuditKind,
  id: string | null,
  session: ClientSession | null,
): Promise<Document | null> {
  if (id === null) return null;
  const { model, values, texts } = auditedOf(kind);
  return mongoose
    .model(model)
    .findById(id)
    .select([...values, ...texts].join(' '))
    .session(session)
    .lean<Document>();
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Computes the document's fields before and after in an entry; for an updated document, only the changed
 * ones.
 */
export function differenceOf(
  kind: AuditKind,
  before: Document | null,
  after: Document | null,
): Pick<AuditEntryRecord, 'before' | 'after'> {
  const { values, texts } = auditedOf(kind);
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

/** An entry to be added. */
export type NewEntry = Omit<AuditEntryRecord, '_id' | 'club'>;

/** Adds entries within the transaction of their write. */
export async function addEntries(entries: readonly NewEntry[], session: ClientSession | null): Promise<void> {
  if (entries.length > 0) await AuditEntryModel.insertMany(entries, { session });
}

const idOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && '_id' in answer && answer._id !== null
    ? String(answer._id)
    : null;

/** Pending entry of the current request, with its subject's state before the write. */
export interface Trail {
  /** Adds the entry if the trail should include it. `answer` contains the id of a created subject. */
  end(answer: unknown, usedRight: boolean, session: ClientSession | null): Promise<void>;
}

/** Starts the trail of a write, within its transaction. Null when the request leaves no entry. */
export async function startTrail(session: ClientSession | null): Promise<Trail | null> {
  const record = currentRequest();
  const draft = record?.draft;
  if (!draft) return null;
  const kind = draft.kind;
  const before = await read(kind, draft.subject, session);
  return {
    async end(answer, usedRight, endSession) {
      draft.isSettled = true;
      if (!draft.isWanted && !usedRight) return;
      const subject = draft.subject ?? idOf(answer);
      const after = await read(kind, subject, endSession);
      const entry = entryOf(draft, record.id, subject);
      await addEntries([{ ...entry, ...differenceOf(kind, before, after) }], endSession);
    },
  };
}

/** Builds a draft's entry without the changed fields. */
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

/** Discards the draft, for a write of several documents that adds an entry for each of them. */
export function discardDraft(): void {
  const record = currentRequest();
  if (record) record.draft = null;
}

/** Discards the draft, for a request that turned out to be a repeat. */
export function settleDraft(): void {
  const draft = currentRequest()?.draft;
  if (draft) draft.isSettled = true;
}

/**
 * Returns the entry of the current request, for work in several transactions: it is added with the first,
 * which then calls `settleDraft`. Null when the request leaves none.
 */
export function pendingEntry(): NewEntry | null {
  const record = currentRequest();
  const draft = record?.draft;
  if (!record || !draft?.isWanted || draft.isSettled) return null;
  return entryOf(draft, record.id, draft.subject);
}

/** Skips the request's own entry, for a write that adds other entries, such as one for each member. */
export function skipRequestEntry(): void {
  const draft = currentRequest()?.draft;
  if (draft) draft.isWanted = false;
}

/** Adds the entry of a request without a write, such as reading the guests. */
export async function settleTrail(): Promise<void> {
  const entry = pendingEntry();
  settleDraft();
  if (entry) await addEntries([entry], null);
}
