import {
  MEMBER_BYTES_MAX,
  MEMBER_RECORDS_MAX,
  MODULE_BYTES_MAX,
  MODULE_RECORDS_MAX,
} from '@fleetwatch/contract/collections/limits';
import {
  MODULE_FULL,
  MODULE_TOO_LARGE,
  SHARE_FULL,
  SHARE_TOO_LARGE,
} from '@fleetwatch/contract/collections/texts';
import type { ClientSession, Types } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import { countUsage, usageOf, type Usage } from './countUsage.ts';

/** Limits of a module, or of one member in it. */
interface Quota {
  records: number;
  bytes: number;
  full: string;
  tooLarge: string;
}

const MODULE_QUOTA: Quota = {
  records: MODULE_RECORDS_MAX,
  bytes: MODULE_BYTES_MAX,
  full: MODULE_FULL,
  tooLarge: MODULE_TOO_LARGE,
};
const MEMBER_QUOTA: Quota = {
  records: MEMBER_RECORDS_MAX,
  bytes: MEMBER_BYTES_MAX,
  full: SHARE_FULL,
  tooLarge: SHARE_TOO_LARGE,
};

/** Throws for a write that adds beyond the quota; reductions are never refused. */
function assertWithinQuota(usage: Usage, added: Usage, { records, bytes, full, tooLarge }: Quota): void {
  if (added.records > 0 && usage.records > records) throw new ApiError('records_full', full);
  if (added.bytes > 0 && usage.bytes > bytes) throw new ApiError('records_full', tooLarge);
}

/**
 * Counts a write's change, after the write itself (rule module.limits). 409 `records_full` beyond the limits
 * of the module, or of the member who created the record.
 * @param by null once erased
 */
export async function reserveQuota(
  { module, by }: { module: string; by: Types.ObjectId | null },
  added: Usage,
  session: ClientSession,
): Promise<void> {
  const usage = await countUsage(module, added, session);
  assertWithinQuota(usage, added, MODULE_QUOTA);
  // A module within a single member's limits needs no count per member.
  const isLarge = usage.records > MEMBER_RECORDS_MAX || usage.bytes > MEMBER_BYTES_MAX;
  // `concerned` includes the creator, and its index finds their records.
  if (by && isLarge)
    assertWithinQuota(await usageOf({ concerned: by, module, by }, session), added, MEMBER_QUOTA);
}
