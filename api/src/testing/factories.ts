import type { WorkoutTypeName } from '@fleetwatch/contract/workouts/wire';
import { Types } from 'mongoose';
import { startSession } from '../sessions/commands/startSession.ts';
import type { BoatRecord } from '../boats/Boat.ts';
import { addBoat } from '../boats/commands/addBoat.ts';
import { FleetGroupModel } from '../fleetgroups/FleetGroup.ts';
import { isCoach } from '../members/coachRights.ts';
import { accountKey, MemberModel, type MemberRecord } from '../members/Member.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { now } from '../platform/club/clock.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { nameKeys } from '../platform/club/nameKeys.ts';
import { signAccessToken } from '../platform/auth/tokens.ts';
import { UserGroupModel } from '../usergroups/UserGroup.ts';
import { WorkoutTypeModel } from '../workouts/WorkoutType.ts';

/** Password of every member that a factory creates. */
export const PASSWORD = 'Row2win!';
/** Hash with argon2id's lowest cost: tests gain nothing from slow sign-ins. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$aHerLCs75rGkcPDqTvSwzw$5TGVAwOCNqrzeFXr1pY2II5Xo1bZ7FjKqjn3py7rtF8';

let made = 0;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Converts a number to letters, 1 → 'b', 27 → 'bb', because names contain only letters. */
function letters(count: number): string {
  const rest = Math.floor(count / 26);
  return `${rest > 0 ? letters(rest) : ''}${LETTERS[count % 26] ?? ''}`;
}

/** A member and an access token for them. */
export interface TestMember {
  id: string;
  token: string;
  record: MemberRecord;
}

function idOf(found: { _id: unknown } | null): string {
  if (!found) throw new Error('The club has no such group or type.');
  return String(found._id);
}

export async function userGroupId(name = 'Scullers'): Promise<string> {
  return idOf(await UserGroupModel.findOne({ name }).lean());
}

export async function fleetGroupId(name: string): Promise<string> {
  return idOf(await FleetGroupModel.findOne({ name }).lean());
}

export async function workoutTypeId(name: WorkoutTypeName): Promise<string> {
  return idOf(await WorkoutTypeModel.findOne({ name }).lean());
}

/** Creates an active member of the current club, already signed in. */
export async function makeMember(fields: Partial<MemberRecord> = {}): Promise<TestMember> {
  made += 1;
  const name = fields.name ?? `Member ${letters(made + 1_000)}`;
  const email = fields.email ?? `member${made}@example.org`;
  const created = await MemberModel.create({
    hint: 'our first cox',
    passwordHash: PASSWORD_HASH,
    group: new Types.ObjectId(await userGroupId()),
    joinedAt: now(),
    emailConfirmedAt: now(),
    ...fields,
    name,
    ...nameKeys(name),
    email,
    emailKey: accountKey(email),
  });
  memberDirectory.drop();
  const record = created.toObject();
  return { id: String(record._id), token: await tokenFor(record), record };
}

/** Signs a member in on another device. Returns the access token. */
export async function tokenFor(member: MemberRecord): Promise<string> {
  const session = await startSession(member._id);
  return signAccessToken({
    id: String(member._id),
    clubId: String(currentClub().id),
    isCoach: isCoach(member.coachRights),
    sessionId: String(session._id),
  });
}

/** Creates a confirmed coach. */
export const makeCoach = (): Promise<TestMember> => makeMember({ coachRights: 'confirmed' });

/** Creates a member who only chose "Coach" at sign-up. */
export const makeSelfMadeCoach = (): Promise<TestMember> => makeMember({ coachRights: 'active' });

/** Creates a boat of the club; an Eight when no class is given. */
export async function makeBoat(
  boat: { name?: string; className?: string; isActive?: boolean } = {},
): Promise<BoatRecord> {
  made += 1;
  const { name = `Boat ${letters(made + 1_000)}`, className = 'Eight', isActive = true } = boat;
  return addBoat({ name, isActive, fleetGroup: await fleetGroupId(className) });
}
