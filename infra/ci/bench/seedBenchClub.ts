import { startSession } from '@fleetwatch/api/sessions/commands/startSession';
import type { BoatRecord } from '@fleetwatch/api/boats/Boat';
import { BoatModel } from '@fleetwatch/api/boats/Boat';
import { inClub } from '@fleetwatch/api/clubs/clubDirectory';
import { createClub } from '@fleetwatch/api/clubs/commands/createClub';
import { ClearanceModel } from '@fleetwatch/api/clearances/Clearance';
import { GrantModel } from '@fleetwatch/api/clearances/Grant';
import { RequirementModel } from '@fleetwatch/api/clearances/Requirement';
import { DamageModel } from '@fleetwatch/api/damages/Damage';
import { FleetGroupModel } from '@fleetwatch/api/fleetgroups/FleetGroup';
import { shutDown, bootstrap } from '@fleetwatch/api/bootstrap';
import { accountKey, MemberModel, type MemberRecord } from '@fleetwatch/api/members/Member';
import { nameKeys } from '@fleetwatch/api/platform/club/nameKeys';
import { hashPassword } from '@fleetwatch/api/platform/auth/passwords';
import { clubDay, clubSeason } from '@fleetwatch/api/platform/club/clock';
import { signAccessToken } from '@fleetwatch/api/platform/auth/tokens';
import { launchBoat } from '@fleetwatch/api/sorties/commands/launchBoat';
import { rebuildTotals } from '@fleetwatch/api/logbook/commands/rebuildTotals';
import { SortieModel } from '@fleetwatch/api/logbook/Sortie';
import { UserGroupModel } from '@fleetwatch/api/usergroups/UserGroup';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import { BOAT_PARTS, DAMAGE_KINDS, SEVERITIES } from '@fleetwatch/contract/damages/kinds';

export const BENCH_SECRET = 'a secret for benchmarks, long enough';
export const BENCH_PASSWORD = 'Row2win!';

export interface BenchMember {
  id: string;
  name: string;
  token: string;
}

export interface BenchClub {
  members: BenchMember[];
  /** Ids of boats that are not launched. */
  boats: string[];
  userGroup: string;
  /** Ids of all boats. */
  fleet: string[];
  fleetGroup: string;
  /** Ids of the clearances. */
  clearances: string[];
}

export interface BenchSize {
  members: number;
  boats: number;
  /** Sorties still out when the measurement begins. */
  out: number;
  /** Landed sorties, on the days before today. */
  landed: number;
  /** Landed sorties per day: the same for a short history and a long one. */
  perDay?: number;
  /** Damage reports, a twentieth of them pending; the club uses none when absent. */
  damages?: number;
  /** Clearances that every member holds and every boat requires; the club uses none when absent. */
  clearances?: number;
}

/** Members who may grant clearances, the first of all: each of them may do so many in a while. */
export const BENCH_COACHES = 20;

const BATCH = 2_000;
const DAY_MS = 86_400_000;

/** 'YYYY-MM-DD', so many days ago. */
export const dayBefore = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

async function addMembers(count: number, passwordHash: string): Promise<MemberRecord[]> {
  const group = await UserGroupModel.findOne({ name: 'Scullers' }).orFail().lean();
  const joinedAt = new Date();
  return MemberModel.insertMany(
    Array.from({ length: count }, (_, index) => {
      const name = `Rower ${[...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
      const email = `rower${index}@example.org`;
      return {
        name,
        ...nameKeys(name),
        email,
        emailKey: accountKey(email),
        passwordHash,
        hint: 'our cox',
        group: group._id,
        joinedAt,
      };
    }),
  );
}

async function addBoats(count: number): Promise<BoatRecord[]> {
  const group = await FleetGroupModel.findOne({ name: 'Scull' }).orFail().lean();
  return BoatModel.insertMany(
    Array.from({ length: count }, (_, index) => ({
      name: `Boat ${index}`,
      ...nameKeys(`Boat ${index}`),
      fleetGroup: group._id,
      commissionedAt: new Date(),
    })),
  );
}

const PER_DAY = 33;

async function addSeason(
  { landed: count, perDay = PER_DAY }: BenchSize,
  members: MemberRecord[],
  boats: BoatRecord[],
): Promise<void> {
  const now = Date.now();
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => {
      const index = start + offset;
      const [launcher, boat] = [members[index % members.length], boats[index % boats.length]];
      if (!launcher || !boat) throw new Error('A season needs members and boats.');
      const launchedAt = new Date(now - DAY_MS * (1 + Math.floor(index / perDay)) - (index % 3_600) * 1_000);
      const day = clubDay(launchedAt);
      return {
        boat: boat._id,
        boatName: boat.name,
        moniker: '1x',
        fleetGroup: boat.fleetGroup,
        isSolo: true,
        isPrivate: false,
        launcher: launcher._id,
        userGroup: launcher.group,
        crew: [],
        workout: { text: '', type: null },
        launchedAt,
        landedAt: new Date(launchedAt.getTime() + 3_600_000),
        day,
        season: clubSeason(day),
        milesHundredths: 400 + (index % 800),
        notes: '',
        isLate: false,
      };
    });
    await SortieModel.insertMany(rows, { ordered: false });
  }
}

/** Reports over the year before today. */
async function addDamages(
  count: number,
  boats: readonly BoatRecord[],
  members: readonly MemberRecord[],
): Promise<void> {
  const now = Date.now();
  const numbers = new Map<BoatRecord, number>();
  const reports = Array.from({ length: count }, (_, index) => {
    const [boat, member] = [boats[index % boats.length], members[index % members.length]];
    if (!boat || !member) throw new Error('Reports need members and boats.');
    const no = (numbers.get(boat) ?? 0) + 1;
    numbers.set(boat, no);
    const at = new Date(now - DAY_MS * (1 + (index % 360)));
    const end = new Date(at.getTime() + DAY_MS * (index % 20));
    const isPending = index % 20 === 0;
    const by = member._id;
    return {
      boat: boat._id,
      boatName: boat.name,
      no,
      by,
      at,
      day: clubDay(at),
      isPending,
      text: `Report ${index}`,
      kind: DAMAGE_KINDS[index % 6],
      severity: SEVERITIES[index % 2],
      parts: [BOAT_PARTS[index % 14]],
      state: isPending ? 'triaged' : 'closed',
      endedAt: isPending ? null : end,
      endedDay: isPending ? null : clubDay(end),
      outcome: isPending ? null : 'repaired',
      costCents: index % 5_000,
      repairs: [{ at: end, by, text: 'Fixed', minutes: 20, costCents: index % 5_000, parts: [] }],
      steps: (['triaged', 'repaired', 'closed'] as const).map((state) => ({ at: end, by, state })),
    };
  });
  await DamageModel.insertMany(reports, { ordered: false });
  for (const [boat, damageCount] of numbers)
    await BoatModel.updateOne({ _id: boat._id }, { $set: { damageCount } });
}

async function addClearances(count: number, members: readonly MemberRecord[]): Promise<string[]> {
  const clearances = await ClearanceModel.insertMany(
    Array.from({ length: count }, (_, index) => ({
      name: `Clearance ${index}`,
      nameKey: `clearance ${index}`,
      kind: 'safety',
      isPerClass: false,
    })),
  );
  await RequirementModel.insertMany(
    clearances.map(({ _id }) => ({
      subject: 'all',
      clearance: _id,
      level: 'block',
      overriddenBy: ['rights'],
    })),
  );
  const [at, acquired] = [new Date(), clubDay()];
  const grants = members.flatMap(({ _id: member }) =>
    clearances.map(({ _id: clearance }) => ({ member, clearance, acquired, by: member, at })),
  );
  for (let start = 0; start < grants.length; start += BATCH)
    await GrantModel.insertMany(grants.slice(start, start + BATCH), { ordered: false });
  return clearances.map(({ _id }) => String(_id));
}

/** Fills an empty database with a club of this size; no API may run on it at the same time. */
export async function seedBenchClub(mongodbUri: string, size: BenchSize): Promise<BenchClub> {
  await bootstrap({ mongodbUri, secret: BENCH_SECRET, basePath: '', isProduction: true });
  const password = 'OARS-bench-boathouse';
  const features: Feature[] = [
    ...(size.damages ? ['damage' as const] : []),
    ...(size.clearances ? ['clearances' as const] : []),
  ];
  const timezone = 'America/Chicago';
  const club = await createClub({ name: 'Bench', password, timezone, isDefault: true, features });
  const seeded = await inClub(club._id, async () => {
    const records = await addMembers(size.members, await hashPassword(BENCH_PASSWORD));
    const boats = await addBoats(size.boats);
    await addSeason(size, records, boats);
    if (size.landed > 0) await rebuildTotals();
    if (size.damages) await addDamages(size.damages, boats, records);
    const clearances = await addClearances(size.clearances ?? 0, records);
    if (size.clearances) {
      // No officers are named, so coaches hold every office.
      const coaches = records.slice(0, BENCH_COACHES).map(({ _id }) => _id);
      await MemberModel.updateMany({ _id: { $in: coaches } }, { $set: { coachRights: 'confirmed' } });
    }
    const members: BenchMember[] = [];
    for (const { _id, name } of records) {
      const session = await startSession(_id);
      const id = String(_id);
      const token = signAccessToken({
        id,
        clubId: String(club._id),
        isCoach: false,
        sessionId: String(session._id),
      });
      members.push({ id, name, token });
    }
    const ids = boats.map(({ _id }) => String(_id));
    for (const boat of ids.slice(0, size.out)) await launchBoat({ launcher: members[0]?.id ?? '', boat });
    return {
      members,
      boats: ids.slice(size.out),
      fleet: ids,
      userGroup: String(records[0]?.group),
      fleetGroup: String(boats[0]?.fleetGroup),
      clearances,
    };
  });
  await shutDown();
  return seeded;
}
