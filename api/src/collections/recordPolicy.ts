import type { CollectionDeclaration } from '@fleetwatch/contract/collections/CollectionDeclaration';
import { NOT_YOUR_RECORD, RECORD_NOT_FOUND } from '@fleetwatch/contract/collections/texts';
import { ONLY_CONFIRMED_COACHES, SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { ApiError } from '../platform/http/errors.ts';
import type { ModuleRecordRecord } from './ModuleRecord.ts';

type Rights = Pick<CollectionDeclaration, 'read' | 'write'>;
type Concerned = Pick<ModuleRecordRecord, 'concerned'>;

const isOwn = ({ concerned }: Concerned, { id }: MemberActor): boolean =>
  concerned.some((member) => String(member) === id);

function assertCoach({ isConfirmedCoach }: MemberActor): void {
  if (!isConfirmedCoach) throw new ApiError('coaches_only', ONLY_CONFIRMED_COACHES);
}

/**
 * Refuses callers who may not read any record of a collection (rule module.rights): 401 without a sign-in,
 * 403 for non-coaches.
 * @returns whose records the caller may read; null for all
 */
export function readableBy({ read }: Rights, actor: MemberActor | null): string | null {
  if (read === 'kiosk') return null;
  if (!actor) throw new ApiError('signed_out', SIGNED_OUT);
  if (read === 'coach') assertCoach(actor);
  return read === 'own' ? actor.id : null;
}

/** Throws 404 for a record that the caller may not read, as for an unknown one. */
export function assertCanRead(rights: Rights, record: Concerned, actor: MemberActor | null): void {
  const whose = readableBy(rights, actor);
  if (whose !== null && !(actor && isOwn(record, actor))) throw new ApiError('not_found', RECORD_NOT_FOUND);
}

export function assertCanCreate({ write }: Rights, actor: MemberActor): void {
  if (write === 'coach') assertCoach(actor);
}

/** Throws unless the caller may change a record. Members may not change records that they cannot read. */
export function assertCanChange(rights: Rights, record: Concerned, actor: MemberActor): void {
  assertCanRead(rights, record, actor);
  assertCanCreate(rights, actor);
  if (rights.write === 'own' && !isOwn(record, actor)) throw new ApiError('forbidden', NOT_YOUR_RECORD);
}

/**
 * Throws unless the caller may delete a record. Confirmed coaches may delete all that they can read, so that
 * a collection can be cleared.
 */
export function assertCanDelete(rights: Rights, record: Concerned, actor: MemberActor): void {
  if (actor.isConfirmedCoach) assertCanRead(rights, record, actor);
  else assertCanChange(rights, record, actor);
}
