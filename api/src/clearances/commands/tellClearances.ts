import {
  clearancesRunOut,
  clearedUntil,
  dayName,
  notClearedAnyMore,
  nowCleared,
  RENEW_IN_TIME,
  runsOut,
} from '@fleetwatch/contract/clearances/messages';
import { EXPIRING_DAYS } from '@fleetwatch/contract/clearances/limits';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays, mondayOf, weekday } from '@fleetwatch/contract/time/weeks';
import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';
import { isNotifying, notify } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import { activeMembers } from '../../members/memberDirectory.ts';
import { clearanceDirectory } from '../clearanceDirectory.ts';
import { GrantModel, type GrantRecord } from '../Grant.ts';
import type { Granted } from './grantClearance.ts';

const NEWS_MS = 7 * 24 * 3_600_000;
const DAYTIME = '07:00';
const MONDAY = 1;
const OWN_PAGE = '/clearances';

const inAWeek = (): Date => new Date(now().getTime() + NEWS_MS);

/** Tells members that they are cleared, after the answer; a ban is told by a person. */
export function tellGranted({ answer, clearance }: Granted): void {
  if (clearance.kind === 'ban' || answer.granted.length === 0 || !isNotifying()) return;
  const today = clubDay();
  mailLater(async () => {
    for (const { _id, expires } of answer.granted) {
      const until = expires && dayName(expires, today);
      await notify({
        key: `cleared ${_id} ${String(clearance._id)} ${now().getTime()}`,
        ...{ tag: `clearance ${String(clearance._id)}`, category: 'clearances', to: [_id] },
        ...{ title: nowCleared(clearance.name), body: clearedUntil(until), url: OWN_PAGE },
        expiresAt: inAWeek(),
      });
    }
  });
}

/** Tells a member that a clearance of theirs was revoked, after the answer. */
export function tellRevoked({ _id, member, clearance }: GrantRecord): void {
  if (!isNotifying()) return;
  mailLater(async () => {
    const known = (await clearanceDirectory.get()).get(String(clearance));
    if (!known || known.kind === 'ban') return;
    await notify({
      ...{ key: `revoked ${String(_id)}`, tag: `clearance ${String(clearance)}`, category: 'clearances' },
      ...{ to: [String(member)], title: notClearedAnyMore(known.name), body: '', url: OWN_PAGE },
      expiresAt: inAWeek(),
    });
  });
}

/**
 * Grants that run out within `EXPIRING_DAYS` and have none of the same clearance and class after them, of active members: bans
 * excepted, whose end nobody needs to see to.
 */
export async function expiringGrants(today: LocalDateText): Promise<GrantRecord[]> {
  const clearances = await clearanceDirectory.get();
  const active = new Set((await activeMembers()).map(({ _id }) => String(_id)));
  const ending = await GrantModel.find({
    revoked: null,
    expires: { $gte: today, $lte: addDays(today, EXPIRING_DAYS) },
  }).lean<GrantRecord[]>();
  const theirs = await GrantModel.find({ revoked: null, member: { $in: ending.map(({ member }) => member) } })
    .select('member clearance fleetGroup expires')
    .lean<GrantRecord[]>();
  const keyOf = ({ member, clearance, fleetGroup }: GrantRecord): string =>
    [member, clearance, fleetGroup].map(String).join(' ');
  const byKey = Map.groupBy(theirs, keyOf);
  const isRenewed = (grant: GrantRecord): boolean =>
    (byKey.get(keyOf(grant)) ?? []).some(
      ({ expires }) => expires === null || (grant.expires !== null && expires > grant.expires),
    );
  return ending.filter(
    (grant) =>
      active.has(String(grant.member)) &&
      clearances.get(String(grant.clearance))?.kind !== 'ban' &&
      !isRenewed(grant),
  );
}

async function tellMembers(expiring: readonly GrantRecord[], today: LocalDateText): Promise<void> {
  const clearances = await clearanceDirectory.get();
  for (const { _id, member, clearance, expires, isExpiryTold } of expiring) {
    const name = clearances.get(String(clearance))?.name;
    if (isExpiryTold || expires === null || name === undefined) continue;
    await notify({
      ...{ key: `expiring ${String(_id)}`, tag: `clearance ${String(clearance)}`, category: 'clearances' },
      ...{ to: [String(member)], title: runsOut(name, dayName(expires, today)), body: RENEW_IN_TIME },
      ...{ url: OWN_PAGE, expiresAt: inAWeek() },
    });
    await GrantModel.updateOne({ _id }, { $set: { isExpiryTold: true } });
  }
}

async function watchClub(): Promise<void> {
  const today = clubDay();
  if (!isNotifying() || clubText(now()).slice(11, 16) < DAYTIME) return;
  const expiring = await expiringGrants(today);
  await tellMembers(expiring, today);
  if (weekday(today) !== MONDAY || expiring.length === 0) return;
  await notify({
    ...{ key: `clearances week ${mondayOf(today)}`, tag: 'clearances week', category: 'clearances' },
    ...{ to: await holdersOf('rights'), title: clearancesRunOut(expiring.length), body: '' },
    ...{ url: '/clearances?tab=members', expiresAt: inAWeek() },
  });
}

/** Tells members and officers what runs out, in every club that uses clearances (rule clearance.expiring). */
export const watchClearances = (): Promise<void> => inEveryClub('clearances_failed', watchClub, 'clearances');
