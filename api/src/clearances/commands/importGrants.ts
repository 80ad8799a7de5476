import { EVIDENCE_MAX } from '@fleetwatch/contract/clearances/limits';
import {
  EVIDENCE_LENGTH,
  IMPORT_AMBIGUOUS,
  IMPORT_DAY_UNREADABLE,
  IMPORT_NO_BAN,
  IMPORT_NO_CLASS,
  IMPORT_NO_CLEARANCE,
  IMPORT_NO_MEMBER,
  IMPORT_PROBLEMS,
} from '@fleetwatch/contract/clearances/texts';
import { looseNameOf } from '@fleetwatch/contract/clearances/importRows';
import type {
  GrantsImportAnswer,
  GrantsImportBody,
  ImportedRow,
  ImportRow,
} from '@fleetwatch/contract/clearances/wire';
import { isCalendarDay } from '@fleetwatch/contract/time/weeks';
import { Types, type ClientSession } from 'mongoose';
import type { FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { fleetGroupDirectory } from '../../fleetgroups/fleetGroupDirectory.ts';
import { accountKey, MemberModel, type MemberRecord } from '../../members/Member.ts';
import { nameKeyOf } from '../../platform/club/nameKeys.ts';
import { ApiError } from '../../platform/http/errors.ts';
import type { ClearanceRecord } from '../Clearance.ts';
import { clearanceDirectory } from '../clearanceDirectory.ts';
import { noteImport } from '../clearanceTrail.ts';
import { GrantModel, type GrantRecord } from '../Grant.ts';
import { buildGrant, termsRefusal, type Grantee, type NewGrant, type GrantTerms } from './grantClearance.ts';

type Named = Pick<MemberRecord, '_id' | 'name' | 'nameKey' | 'emailKey'>;

/** Maps the words of a file to the club's members, clearances and classes. */
interface Lexicon {
  byEmail: ReadonlyMap<string, Named>;
  byName: ReadonlyMap<string, Named>;
  byLooseName: ReadonlyMap<string, readonly Named[]>;
  clearances: ReadonlyMap<string, ClearanceRecord>;
  groups: ReadonlyMap<string, FleetGroupRecord>;
}

async function lexiconOf(): Promise<Lexicon> {
  const [members, clearances, groups] = await Promise.all([
    MemberModel.find({ isActive: true }).select('name nameKey emailKey').lean<Named[]>(),
    clearanceDirectory.get(),
    fleetGroupDirectory.get(),
  ]);
  return {
    byEmail: new Map(members.map((member) => [member.emailKey, member])),
    byName: new Map(members.map((member) => [member.nameKey, member])),
    byLooseName: Map.groupBy(members, ({ name }) => looseNameOf(name)),
    clearances: new Map([...clearances.values()].map((clearance) => [nameKeyOf(clearance.name), clearance])),
    groups,
  };
}

function memberOf({ name, email }: ImportRow, { byEmail, byName, byLooseName }: Lexicon): Named | string {
  if (email.trim() !== '') return byEmail.get(accountKey(email)) ?? IMPORT_NO_MEMBER;
  const exact = byName.get(nameKeyOf(name));
  if (exact) return exact;
  const [first, ...others] = byLooseName.get(looseNameOf(name)) ?? [];
  if (others.length > 0) return IMPORT_AMBIGUOUS;
  return first ?? IMPORT_NO_MEMBER;
}

function classOf(words: string, groups: Lexicon['groups']): string | null | undefined {
  const sought = nameKeyOf(words);
  if (sought === '') return null;
  const found = [...groups.values()].find(
    ({ isActive, name, moniker }) => isActive && [name, moniker].some((one) => nameKeyOf(one) === sought),
  );
  return found && String(found._id);
}

/** Returns a row's clearance and terms, or its problem. */
function termsOf(
  row: ImportRow,
  { clearances, groups }: Lexicon,
): { clearance: ClearanceRecord; terms: GrantTerms } | string {
  const clearance = clearances.get(nameKeyOf(row.clearance));
  if (!clearance) return IMPORT_NO_CLEARANCE;
  if (clearance.kind === 'ban') return IMPORT_NO_BAN;
  const fleetGroup = classOf(row.fleetGroup, groups);
  if (fleetGroup === undefined) return IMPORT_NO_CLASS;
  const { acquired, expires, evidence } = row;
  if (!isCalendarDay(acquired) || (expires !== '' && !isCalendarDay(expires))) return IMPORT_DAY_UNREADABLE;
  if (evidence.length > EVIDENCE_MAX) return EVIDENCE_LENGTH;
  const terms = { fleetGroup, acquired, evidence, ...(expires !== '' && { expires }) };
  return termsRefusal(terms, clearance, groups)?.text ?? { clearance, terms };
}

/** Whether a member already has a row's grant, or one that lasts as long. */
function isHeld({ own }: Grantee, grant: NewGrant): boolean {
  return own.some(
    ({ clearance, fleetGroup, acquired, expires, revoked }) =>
      revoked === null &&
      clearance.equals(grant.clearance) &&
      (fleetGroup === null || String(fleetGroup) === String(grant.fleetGroup)) &&
      (acquired === grant.acquired ||
        (acquired < grant.acquired &&
          (expires === null || (grant.expires !== null && expires >= grant.expires)))),
  );
}

const problem = (text: string, member = ''): ImportedRow => ({
  status: 'problem',
  member,
  expires: null,
  text,
});

/** Checks the rows in file order; grants of earlier rows count for later ones. */
async function checkRows(
  rows: readonly ImportRow[],
  officer: string,
  session: ClientSession | null,
): Promise<{ judged: ImportedRow[]; grants: NewGrant[] }> {
  const lexicon = await lexiconOf();
  const named = rows.map((row) => memberOf(row, lexicon));
  const ids = named.flatMap((member) => (typeof member === 'string' ? [] : [member._id]));
  const before = await GrantModel.find({ member: { $in: ids } })
    .session(session)
    .lean<GrantRecord[]>();
  const byMember = Map.groupBy(before, ({ member }) => String(member));
  const ownOf = new Map<string, Grantee['own'][number][]>(byMember);
  const grants: NewGrant[] = [];
  const judged: ImportedRow[] = [];
  for (const [at, row] of rows.entries()) {
    const member = named[at] ?? IMPORT_NO_MEMBER;
    if (typeof member === 'string') {
      judged.push(problem(member));
      continue;
    }
    const { name } = member;
    const meant = termsOf(row, lexicon);
    if (typeof meant === 'string') {
      judged.push(problem(meant, name));
      continue;
    }
    const own = ownOf.get(String(member._id)) ?? [];
    const grantee = { _id: String(member._id), name, own };
    const grant = await buildGrant(grantee, meant.terms, meant.clearance, officer);
    if (typeof grant === 'string') {
      judged.push(problem(grant, name));
      continue;
    }
    const status = isHeld(grantee, grant) ? 'held' : 'new';
    judged.push({ status, member: name, expires: grant.expires, text: '' });
    if (status === 'held') continue;
    grants.push(grant);
    ownOf.set(grantee._id, [...own, { ...grant, revoked: null }]);
  }
  return { judged, grants };
}

const countsOf = (judged: readonly ImportedRow[]): GrantsImportAnswer['counts'] => {
  const counts = { new: 0, held: 0, problem: 0 };
  for (const { status } of judged) counts[status] += 1;
  return counts;
};

/** Previews the grants of an import; changes nothing. */
export async function previewImport(
  rows: readonly ImportRow[],
  officer: string,
): Promise<GrantsImportAnswer> {
  const { judged } = await checkRows(rows, officer, null);
  return { rows: judged, counts: countsOf(judged), import: null };
}

/**
 * Grants the clearances of a file (rule clearance.import), by the rules for single grants. 409 if a row has
 * a problem, unless such rows are skipped. Members are not notified: they already hold the clearance.
 */
export async function importGrants(
  { rows, skipProblems = false }: GrantsImportBody,
  officer: string,
  session: ClientSession,
): Promise<GrantsImportAnswer> {
  const { judged, grants } = await checkRows(rows, officer, session);
  const counts = countsOf(judged);
  if (counts.problem > 0 && !skipProblems) throw new ApiError('import_problems', IMPORT_PROBLEMS);
  const id = new Types.ObjectId();
  await GrantModel.insertMany(
    grants.map((grant) => ({ ...grant, import: id })),
    { session },
  );
  await noteImport('import-clearances', officer, { import: id, granted: grants.length }, session);
  return { rows: judged, counts, import: grants.length > 0 ? String(id) : null };
}
