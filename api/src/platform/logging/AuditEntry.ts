import type { AuditKind } from '@fleetwatch/contract/audit/wire';
import mongoose, { Schema, type ClientSession, type Types } from 'mongoose';
import { clubScoped, currentClub, QUERY_WRITES, type ClubOwned } from '../club/clubScope.ts';

/** Fields by name. A text is only 'changed', because its content may name a member; a log is included in full. */
export type AuditedFields = Record<string, unknown>;

/**
 * Records an action that only coaches may take, an edit of a boat or its log, the launch of a plan, or a
 * change of an outing's credit after its day. Its only personal data are ids and logs; the id of an erased
 * member has no name.
 */
export interface AuditEntryRecord extends ClubOwned {
  at: Date;
  /** Member id; null for a caller who is not signed in. */
  who: Types.ObjectId | null;
  verb: string;
  kind: AuditKind;
  subject: Types.ObjectId | null;
  /** The same id as in the log. */
  requestId: string | null;
  /** Changed audited fields. `before` is null after a creation, `after` after a removal. */
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
for (const filter of ['who', 'kind', 'subject'])
  auditEntrySchema.index({ club: 1, [filter]: 1, at: 1, _id: 1 });

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

/** Model of the audit trail. Entries may only be deleted by age (`deleteMany` before an instant). */
export const AuditEntryModel = mongoose.model<AuditEntryRecord>(
  'AuditEntry',
  auditEntrySchema,
  'auditentries',
);

/**
 * Changes an entry. Only for an erasure, which removes a member's name from texts.
 * @param change fields of `before` and `after`, in the form of `$set`
 */
export async function rewordEntry(
  entry: Types.ObjectId,
  change: Record<string, unknown>,
  session: ClientSession,
): Promise<void> {
  const filter = { _id: entry, club: currentClub().id };
  await AuditEntryModel.collection.updateOne(filter, { $set: change }, { session });
}
