import {
  clearancesExpire,
  clearedUntil,
  noLongerCleared,
  nowCleared,
  RENEW_IN_TIME,
  expiresSoon,
} from '@fleetwatch/contract/clearances/texts';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { EXPIRING_DAYS } from '@fleetwatch/contract/clearances/limits';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { addDays, mondayOf, weekday } from '@fleetwatch/contract/time/weeks';
import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';
import { usesNotifications } from '../../notifications/commands/prepareNotifications.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { clubDay, clubText, now } from '../../platform/club/clock.ts';
import { handlerOf, type EventHandler, type Occurrence } from '../../platform/events/eventTypes.ts';
import { activeMembers } from '../../members/memberDirectory.ts';
import { clearanceGranted, clearanceRevoked, type ClearanceGrantedEvent } from '../clearanceEvents.ts';
import { clearanceDirectory } from '../clearanceDirectory.ts';
import { GrantModel, type GrantRecord } from '../Grant.ts';

const NEWS_MS = 7 * 24 * 3_600_000;
const DAYTIME = '07:00';
const MONDAY = 1;
const OWN_PAGE = '/clearances';

const inAWeek = (): Date => new Date(now().getTime() + NEWS_MS);

/** Notifies members of a granted clearance. */
async function notifyOfGrant(
  { clearance, name, to }: ClearanceGrantedEvent,
  { id, at }: Occurrence,
): Promise<void> {
  const today = clubDay(at);
  for (const { _id, expires } of to) {
    const until = expires && dayText(expires, today);
    await notify({
      key: `cleared ${_id} ${String(clearance)} ${id}`,
      tag: `clearance ${String(clearance)}`,
      category: 'clearances',
      to: [_id],
      title: nowCleared(name),
      body: clearedUntil(until),
      url: OWN_PAGE,
      expiresAt: inAWeek(),
    });
  }
}

/** Notifies a member that one of their clearances was revoked. */
async function notifyOfRevocation({ grant }: { grant: GrantRecord }): Promise<void> {
  const { _id, member, clearance } = grant;
  const known = (await clearanceDirectory.get()).get(String(clearance));
  if (!known || known.kind === 'ban') return;
  await notify({
    key: `revoked ${String(_id)}`,
    tag: `clearance ${String(clearance)}`,
    category: 'clearances',
    to: [String(member)],
    title: noLongerCleared(known.name),
    body: '',
    url: OWN_PAGE,
    expiresAt: inAWeek(),
  });
}

export const clearanceHandlers: readonly EventHandler[] = [
  handlerOf(clearanceGranted, 'notifyMembers', notifyOfGrant, { features: ['notifications'] }),
  handlerOf(clearanceRevoked, 'notifyMember', notifyOfRevocation, { features: ['notifications'] }),
];

/**
 * Finds active members' grants that expire within `EXPIRING_DAYS` and have no successor of the same
 * clearance and class. Excludes bans, whose end needs no action.
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

async function notifyMembers(expiring: readonly GrantRecord[], today: LocalDateText): Promise<void> {
  const clearances = await clearanceDirectory.get();
  for (const { _id, member, clearance, expires, isExpiryTold } of expiring) {
    const name = clearances.get(String(clearance))?.name;
    if (isExpiryTold || expires === null || name === undefined) continue;
    await notify({
      key: `expiring ${String(_id)}`,
      tag: `clearance ${String(clearance)}`,
      category: 'clearances',
      to: [String(member)],
      title: expiresSoon(name, dayText(expires, today)),
      body: RENEW_IN_TIME,
      url: OWN_PAGE,
      expiresAt: inAWeek(),
    });
    await GrantModel.updateOne({ _id }, { $set: { isExpiryTold: true } });
  }
}

async function watchClub(): Promise<void> {
  const today = clubDay();
  if (!usesNotifications() || clubText(now()).slice(11, 16) < DAYTIME) return;
  const expiring = await expiringGrants(today);
  await notifyMembers(expiring, today);
  if (weekday(today) !== MONDAY || expiring.length === 0) return;
  await notify({
    key: `clearances week ${mondayOf(today)}`,
    tag: 'clearances week',
    category: 'clearances',
    to: await holdersOf('rights'),
    title: clearancesExpire(expiring.length),
    body: '',
    url: '/clearances?tab=members',
    expiresAt: inAWeek(),
  });
}

/** Notifies members and officers of expiring clearances, in every club that uses clearances (rule clearance.expiring). */
export const watchClearances = (): Promise<void> => inEveryClub('clearances_failed', watchClub, 'clearances');
