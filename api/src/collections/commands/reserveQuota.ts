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

/** What a module, or one member in it, may have. */
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

/** What only becomes less is not refused. */
function assertWithinQuota(usage: Usage, added: Usage, { records, bytes, full, tooLarge }: Quota): void {
  if (added.records > 0 && usage.records > records) throw new ApiError('records_full', full);
  if (added.bytes > 0 && usage.bytes > bytes) throw new ApiError('records_full', tooLarge);
}

/**
 * Counts what a write adds, after the write itself (rule module.limits). 409 `records_full` beyond the limits of the module, or of the
 * member who made the record.
 * @param by null once they were erased
 */
export async function reserveQuota(
  { module, by }: { module: string; by: Types.ObjectId | null },
  added: Usage,
  session: ClientSession,
): Promise<void> {
  const usage = await countUsage(module, added, session);
  assertWithinQuota(usage, added, MODULE_QUOTA);
  // A module that has no more than a member may have needs no count of theirs.
  const isLarge = usage.records > MEMBER_RECORDS_MAX || usage.bytes > MEMBER_BYTES_MAX;
  // Makers are concerned, by which their records are found.
  if (by && isLarge)
    assertWithinQuota(await usageOf({ concerned: by, module, by }, session), added, MEMBER_QUOTA);
}
