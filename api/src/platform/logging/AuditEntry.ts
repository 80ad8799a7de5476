import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';
import { clubScoped, currentClub, QUERY_WRITES, type ClubOwned } from '../club/clubScope.ts';

/** What entries are about. */
export type AuditKind =
  'boat' | 'fleetgroup' | 'member' | 'plan' | 'sortie' | 'tablet' | 'tweet' | 'usergroup' | 'workout';

/** Fields by name; a text is only 'changed', for what was written in it may name somebody. A log is there whole. */
export type AuditedFields = Record<string, unknown>;

/**
 * That somebody did what only a coach may, edited a boat or its log, launched a plan, or changed what an outing counts after
 * its day. Nothing in it is personal beyond ids and logs: who was erased has no name that an id would lead to.
 */
export interface AuditEntryRecord extends ClubOwned {
  at: Date;
  /** Member id; null for a caller who is not signed in. */
  who: Types.ObjectId | null;
  verb: string;
  kind: AuditKind;
  subject: Types.ObjectId | null;
  /** As in the log. */
  requestId: string | null;
  /** The audited fields that changed; null for what was made, or is gone. */
  before: AuditedFields | null;
  after: AuditedFields | null;
}

const { ObjectId, Mixed } = Schema.Types;
const auditEntrySchema = new Schema<AuditEntryRecord>(
  {
    at: { type: Date, required: true },
    who: { type: ObjectId, default: null },
    verb: { type: String, required: true },
    kind: { type: String, required: true },
    subject: { type: ObjectId, default: null },
    requestId: { type: String, default: null },
    before: { type: Mixed, default: null },
    after: { type: Mixed, default: null },
  },
  { versionKey: false, minimize: false },
);
auditEntrySchema.plugin(clubScoped, { isNeverShown: true });
auditEntrySchema.index({ club: 1, at: 1, _id: 1 });

const refuseChange = (): never => {
  throw new Error('The audit trail is only added to.');
};
auditEntrySchema.pre(
  QUERY_WRITES.filter((write) => write !== 'deleteMany'),
  { document: false, query: true },
  refuseChange,
);
auditEntrySchema.pre('bulkWrite', refuseChange);
auditEntrySchema.pre('save', function refuseAgain() {
  if (!this.isNew) refuseChange();
});

/** Entries go only by their age (`deleteMany` of what is before an instant). */
export const AuditEntryModel = mongoose.model<AuditEntryRecord>(
  'AuditEntry',
  auditEntrySchema,
  'auditentries',
);

/**
 * For an erasure alone, which takes a name out of whatever was written: nothing else changes an entry.
 * @param change fields of `before` and `after`, as `$set` takes them
 */
export async function rewordEntry(
  entry: Types.ObjectId,
  change: Record<string, unknown>,
  session: ClientSession,
): Promise<void> {
  const filter = { _id: entry, club: currentClub().id };
  await AuditEntryModel.collection.updateOne(filter, { $set: change }, { session });
}
