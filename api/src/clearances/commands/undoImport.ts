import { IMPORT_UNDO_DAYS, IMPORTS_LISTED } from '@fleetwatch/contract/clearances/limits';
import { IMPORT_NOT_FOUND, IMPORT_TOO_OLD, IMPORT_UNDONE } from '@fleetwatch/contract/clearances/texts';
import type { GrantsImport, ImportUndone } from '@fleetwatch/contract/clearances/wire';
import { Types, type ClientSession } from 'mongoose';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { noteImport } from '../clearanceTrail.ts';
import { GrantModel, type GrantRecord } from '../Grant.ts';

const UNDO_MS = IMPORT_UNDO_DAYS * 24 * 3_600_000;

const isRecent = (at: Date): boolean => now().getTime() - at.getTime() <= UNDO_MS;

/**
 * Revokes the active grants of an import (rule clearance.import). 404 for an unknown import, 409 after
 * `IMPORT_UNDO_DAYS`.
 */
export async function undoImport(id: string, officer: string, session: ClientSession): Promise<ImportUndone> {
  const made = new Types.ObjectId(id);
  const grants = await GrantModel.find({ import: made })
    .select('at revoked')
    .session(session)
    .lean<Pick<GrantRecord, 'at' | 'revoked'>[]>();
  const [first] = grants;
  if (!first) throw new ApiError('not_found', IMPORT_NOT_FOUND);
  if (!isRecent(first.at)) throw new ApiError('import_too_old', IMPORT_TOO_OLD);
  const revoked = { by: new Types.ObjectId(officer), at: now(), reason: IMPORT_UNDONE };
  await GrantModel.updateMany({ import: made, revoked: null }, { $set: { revoked } }, { session });
  const left = grants.filter((grant) => grant.revoked !== null).length;
  const counts = { revoked: grants.length - left, left };
  await noteImport('undo-import-clearances', officer, { import: made, revoked: counts.revoked }, session);
  return counts;
}

interface Sum {
  _id: Types.ObjectId;
  at: Date;
  by: Types.ObjectId;
  count: number;
  standing: number;
}

/** Lists the most recent imports, latest first. */
export async function listImports(): Promise<GrantsImport[]> {
  const sums = await GrantModel.aggregate<Sum>([
    { $match: { import: { $exists: true } } },
    {
      $group: {
        _id: '$import',
        at: { $first: '$at' },
        by: { $first: '$by' },
        count: { $sum: 1 },
        standing: { $sum: { $cond: [{ $eq: ['$revoked', null] }, 1, 0] } },
      },
    },
    { $sort: { at: -1, _id: -1 } },
    { $limit: IMPORTS_LISTED },
  ]);
  const members = await memberDirectory.get();
  return sums.map(({ _id, at, by, count, standing }) => ({
    _id: String(_id),
    at: clubText(at),
    by: members.get(String(by))?.name ?? '',
    count,
    standing,
    canUndo: standing > 0 && isRecent(at),
  }));
}
