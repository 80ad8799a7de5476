import { randomBytes } from 'node:crypto';
import { EMAIL_TAKEN, NAME_TAKEN } from '@fleetwatch/contract/accounts/texts';
import { emailRule, nameRule } from '@fleetwatch/contract/accounts/rules';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import { USER_GROUP_NEEDED } from '@fleetwatch/contract/usergroups/texts';
import { accountKey, MemberModel } from '../members/Member.ts';
import { now } from '../platform/club/clock.ts';
import { inTransaction } from '../platform/database/database.ts';
import { nameKeys } from '../platform/club/nameKeys.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import type { UserGroupRecord } from '../usergroups/UserGroup.ts';
import { userGroupDirectory } from '../usergroups/userGroupDirectory.ts';
import { isDuplicate, isDuplicateName } from './isDuplicateName.ts';
import { readCsvRows, refuseRows, type CsvRow } from './readCsvRows.ts';
import { COACH_YES_OR_NO } from './texts.ts';

type Field = 'name' | 'email' | 'group' | 'coach';

const HINT = 'Ask for a new one';
const YES = ['yes', 'y', '1', 'true'];
const NO = ['', 'no', 'n', '0', 'false'];
const IMPORT_LIMIT = { timeoutMs: 120_000 };

function groupOf(named: string, groups: readonly UserGroupRecord[]): UserGroupRecord | undefined {
  const sought = named.toLowerCase();
  return groups.find(
    ({ name, moniker, isActive }) => isActive && [name.toLowerCase(), moniker.toLowerCase()].includes(sought),
  );
}

interface Taken {
  names: Set<string>;
  emails: Set<string>;
}

function faultsOf({ fields }: CsvRow<Field>, groups: readonly UserGroupRecord[], taken: Taken): string[] {
  return [
    nameRule(fields.name),
    isDuplicateName(taken.names, fields.name) ? NAME_TAKEN : null,
    emailRule(fields.email),
    isDuplicate(taken.emails, accountKey(fields.email)) ? EMAIL_TAKEN : null,
    groupOf(fields.group, groups) ? null : USER_GROUP_NEEDED,
    [...YES, ...NO].includes(fields.coach.toLowerCase()) ? null : COACH_YES_OR_NO,
  ].filter((fault) => fault !== null);
}

async function takenNow(): Promise<Taken> {
  const members = await MemberModel.find().select('nameKey nameLooks emailKey').lean();
  return {
    names: new Set(members.flatMap(({ nameKey, nameLooks = [] }) => [nameKey, ...nameLooks])),
    emails: new Set(members.map(({ emailKey }) => emailKey)),
  };
}

/**
 * Signs up the members of a CSV file: name, email address, user group (name or moniker) and, optionally,
 * whether they are a coach. They have no password yet and set one with "forgot password". Reports every bad
 * row; adds all rows or none. Only checks without `isForReal`. Returns the number of members.
 */
export async function importMembers(path: string, isForReal: boolean): Promise<number> {
  const rows = readCsvRows<Field>(path, ['name', 'email', 'group'], ['coach']);
  const groups = [...(await userGroupDirectory.get()).values()];
  const taken = await takenNow();
  refuseRows(rows.flatMap((row) => faultsOf(row, groups, taken).map((fault) => [row.line, fault] as const)));
  if (!isForReal) return rows.length;
  // The hash of a random password that no one knows.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const members = rows.map(({ fields }) => ({
    name: tidyName(fields.name),
    ...nameKeys(fields.name),
    email: fields.email.trim(),
    emailKey: accountKey(fields.email),
    passwordHash,
    hint: HINT,
    group: groupOf(fields.group, groups)?._id,
    coachRights: YES.includes(fields.coach.toLowerCase()) ? 'confirmed' : 'none',
    joinedAt: now(),
  }));
  await inTransaction((session) => MemberModel.insertMany(members, { session }), IMPORT_LIMIT);
  return rows.length;
}
