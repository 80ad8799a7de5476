import {
  areYouBack,
  beBackBeforeDark,
  decideCall,
  HAS_LANDED,
  isOverdue,
  MORE_TIME_OR_HELP,
  needsHelp,
  nobodyHeard,
  whoIsOut,
} from '@fleetwatch/contract/safety/messages';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { Types } from 'mongoose';
import { isCoach } from '../../members/coachRights.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { OnDeckModel } from '../../members/OnDeck.ts';
import type { News } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { clubText, now, startOfDay, clubDay } from '../../platform/club/clock.ts';
import { AlertModel, type AlertRecord } from '../Alert.ts';
import { dayEndOf, safetySettings } from '../clubSafety.ts';
import { momentOf, type WatchedSortie } from '../trip.ts';
import { callAlarmHook } from './callAlarmHook.ts';
import { alertTag } from './endAlert.ts';
import { tellAnyway } from '../../notifications/commands/tellAnyway.ts';

const MINUTE_MS = 60_000;
/** How often an alarm is repeated (rule safety.alerts). */
const REPEAT_MS = 10 * MINUTE_MS;
/** How long an acknowledgement stops the repeats. */
export const QUIET_MS = 15 * MINUTE_MS;
const EXPIRES_MS = 60 * MINUTE_MS;

const timeOf = (instant: Date | number): string => shortTime(clubText(new Date(instant)));
const crewOf = ({ launcher, crew }: WatchedSortie): string[] => [launcher, ...crew].map(String);

/** One message for each time that a boat is expected, and for each call for help. */
const newsOf = ({ _id, trip }: WatchedSortie, what: string): Omit<News, 'to' | 'title' | 'body'> => ({
  key: `${what} ${String(_id)} ${momentOf(trip)}`,
  ...{ tag: alertTag(_id), category: 'safety', url: '/safety' },
  expiresAt: new Date(now().getTime() + EXPIRES_MS),
});

const outText = ({ crew, launchedAt, trip }: WatchedSortie): string =>
  whoIsOut(crew.length + 1, timeOf(launchedAt), [trip.area, trip.heading].filter(Boolean).join(', '));

export async function tellCrewOfDark(sortie: WatchedSortie): Promise<void> {
  const { lastBoatMs } = dayEndOf(sortie.day);
  if (lastBoatMs === null) return;
  const title = beBackBeforeDark(sortie.boatName, timeOf(lastBoatMs));
  await tellAnyway({ ...newsOf(sortie, 'dark'), to: crewOf(sortie), title, body: '' });
}

export async function tellLate(sortie: WatchedSortie): Promise<void> {
  const title = areYouBack(sortie.boatName, timeOf(sortie.trip.expectedAt));
  const actions = [
    { title: HAS_LANDED, path: '/actions?do=land' },
    { title: MORE_TIME_OR_HELP, path: '/safety' },
  ];
  await tellAnyway({ ...newsOf(sortie, 'late'), to: crewOf(sortie), title, body: '', actions });
}

/** Adds members to those who hear how the alert ends. */
async function remember({ _id, told }: AlertRecord, to: readonly string[]): Promise<void> {
  const known = new Set(told.map(String));
  const added = to.filter((id) => !known.has(id)).map((id) => new Types.ObjectId(id));
  if (added.length > 0) await AlertModel.updateOne({ _id }, { $addToSet: { told: { $each: added } } });
}

/** Coaches who are on deck today are at the boathouse. */
async function coachesOnDeck(): Promise<string[]> {
  const [members, deck] = await Promise.all([
    memberDirectory.get(),
    OnDeckModel.find({ since: { $gte: startOfDay(clubDay()) } }).lean(),
  ]);
  return deck
    .map(({ member }) => String(member))
    .filter((id) => isCoach(members.get(id)?.coachRights ?? 'none'));
}

export async function tellOverdue(sortie: WatchedSortie, alert: AlertRecord): Promise<void> {
  const to = [...new Set([...(await holdersOf('duty')), ...(await coachesOnDeck())])];
  const { help } = sortie.trip;
  await remember(alert, to);
  await tellAnyway({
    ...newsOf(sortie, 'overdue'),
    to,
    title: (help ? needsHelp : isOverdue)(sortie.boatName),
    body: outText(sortie),
  });
}

/** Whether a person has taken it up: then it is not told again for a while. */
function isInHand({ acknowledged, stage }: AlertRecord): boolean {
  const isFresh = acknowledged && now().getTime() - acknowledged.at.getTime() < QUIET_MS;
  return stage !== null || Boolean(isFresh);
}

/** Tells safety officers of an alarm, again and again until a person acknowledges it. */
export async function tellAlarm(sortie: WatchedSortie, alert: AlertRecord, alarmMs: number): Promise<void> {
  const { help } = sortie.trip;
  // A call for help is told anew, though the boat has alarmed before.
  const turn = Math.floor((now().getTime() - (help?.at.getTime() ?? alarmMs)) / REPEAT_MS);
  // The first is no repeat: who took up an overdue boat may not have told the safety officers.
  if (turn > 0 && isInHand(alert)) return;
  const to = await holdersOf('safety');
  await remember(alert, to);
  await tellAnyway({
    ...newsOf(sortie, `alarm ${turn}`),
    to,
    title: help ? needsHelp(sortie.boatName) : nobodyHeard(sortie.boatName, timeOf(sortie.launchedAt)),
    body: `${decideCall(safetySettings().emergencyNumber)} ${outText(sortie)}`,
  });
  await callAlarmHook(sortie, turn);
}
