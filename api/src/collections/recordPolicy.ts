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
 * Refuses who may read nothing of a collection (rule module.rights): 401 without a sign-in, 403 for others than coaches.
 * @returns whose records the caller reads; null for all of them
 */
export function readableBy({ read }: Rights, actor: MemberActor | null): string | null {
  if (read === 'kiosk') return null;
  if (!actor) throw new ApiError('signed_out', SIGNED_OUT);
  if (read === 'coach') assertCoach(actor);
  return read === 'own' ? actor.id : null;
}

/** 404 for a record that the caller may not read, as for none. */
export function assertCanRead(rights: Rights, record: Concerned, actor: MemberActor | null): void {
  const whose = readableBy(rights, actor);
  if (whose !== null && !(actor && isOwn(record, actor))) throw new ApiError('not_found', RECORD_NOT_FOUND);
}

export function assertCanCreate({ write }: Rights, actor: MemberActor): void {
  if (write === 'coach') assertCoach(actor);
}

/** What they may not read, members may not change either. */
export function assertCanChange(rights: Rights, record: Concerned, actor: MemberActor): void {
  assertCanRead(rights, record, actor);
  assertCanCreate(rights, actor);
  if (rights.write === 'own' && !isOwn(record, actor)) throw new ApiError('forbidden', NOT_YOUR_RECORD);
}

/** Confirmed coaches delete what they may read, so that a collection can be cleared. */
export function assertCanDelete(rights: Rights, record: Concerned, actor: MemberActor): void {
  if (actor.isConfirmedCoach) assertCanRead(rights, record, actor);
  else assertCanChange(rights, record, actor);
}
