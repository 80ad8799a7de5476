import {
  areYouBack,
  beBackBeforeDark,
  decideCall,
  HAS_LANDED,
  isOverdue,
  MORE_TIME_OR_HELP,
  needsHelp,
  nobodyHeardFrom,
  outSummary,
} from '@fleetwatch/contract/safety/texts';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { Types } from 'mongoose';
import { isCoach } from '../../members/coachRights.ts';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { OnDeckModel } from '../../members/OnDeck.ts';
import type { NewNotification } from '../../notifications/commands/prepareNotifications.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { clubText, now, startOfDay, clubDay } from '../../platform/club/clock.ts';
import { AlertModel, type AlertRecord } from '../Alert.ts';
import { dayEndOf, safetySettings } from '../../clubs/clubSafety.ts';
import { momentOf, type WatchedSortie } from '../trip.ts';
import type { TripRecord } from '../../logbook/Sortie.ts';
import { emitAlarm } from './callAlarmHook.ts';
import { alertTag } from './endAlert.ts';

const MINUTE_MS = 60_000;
/** Interval before an alarm's first repeat (rule safety.alerts). */
const REPEAT_MS = 10 * MINUTE_MS;
/** Time for which an acknowledgement stops the repeats. */
export const QUIET_MS = 15 * MINUTE_MS;
const EXPIRES_MS = 60 * MINUTE_MS;

const timeOf = (instant: Date | number): string => shortTime(clubText(new Date(instant)));
const crewOf = ({ launcher, crew }: WatchedSortie): string[] => [launcher, ...crew].map(String);

/** Builds the notification: one for each return time of a boat, and for each call for help. */
const newsOf = (
  { _id, trip }: WatchedSortie,
  what: string,
): Omit<NewNotification, 'to' | 'title' | 'body'> => ({
  key: `${what} ${String(_id)} ${momentOf(trip)}`,
  tag: alertTag(_id),
  category: 'safety',
  url: '/safety',
  expiresAt: new Date(now().getTime() + EXPIRES_MS),
});

const outText = ({ crew, launchedAt, trip }: WatchedSortie): string =>
  outSummary(crew.length + 1, timeOf(launchedAt), [trip.area, trip.heading].filter(Boolean).join(', '));

export async function remindOfDark(sortie: WatchedSortie): Promise<void> {
  const { lastBoatMs } = dayEndOf(sortie.day);
  if (lastBoatMs === null) return;
  const title = beBackBeforeDark(sortie.boatName, timeOf(lastBoatMs));
  await notify({ ...newsOf(sortie, 'dark'), to: crewOf(sortie), title, body: '', sortie: sortie._id });
}

export async function askCrew(sortie: WatchedSortie): Promise<void> {
  const title = areYouBack(sortie.boatName, timeOf(sortie.trip.expectedAt));
  const actions = [
    { title: HAS_LANDED, path: '/actions?do=land' },
    { title: MORE_TIME_OR_HELP, path: '/safety' },
  ];
  await notify({
    ...newsOf(sortie, 'late'),
    to: crewOf(sortie),
    title,
    body: '',
    actions,
    sortie: sortie._id,
  });
}

/** Adds members to those who will be notified of the outcome. */
async function remember({ _id, told }: AlertRecord, to: readonly string[]): Promise<void> {
  const known = new Set(told.map(String));
  const added = to.filter((id) => !known.has(id)).map((id) => new Types.ObjectId(id));
  if (added.length > 0) await AlertModel.updateOne({ _id }, { $addToSet: { told: { $each: added } } });
}

/** Returns the ids of coaches who are on deck today, and so at the boathouse. */
async function coachesOnDeck(): Promise<string[]> {
  const [members, deck] = await Promise.all([
    memberDirectory.get(),
    OnDeckModel.find({ since: { $gte: startOfDay(clubDay()) } }).lean(),
  ]);
  return deck
    .map(({ member }) => String(member))
    .filter((id) => isCoach(members.get(id)?.coachRights ?? 'none'));
}

export async function notifyOfOverdue(sortie: WatchedSortie, alert: AlertRecord): Promise<void> {
  const to = [...new Set([...(await holdersOf('duty')), ...(await coachesOnDeck())])];
  const { help } = sortie.trip;
  await remember(alert, to);
  await notify({
    ...newsOf(sortie, 'overdue'),
    to,
    title: (help ? needsHelp : isOverdue)(sortie.boatName),
    body: outText(sortie),
    isEscalated: true,
  });
}

/** Whether a person is handling the alert: it is then not repeated for a while, or until something changes. */
function isInHand({ acknowledged, stage, levelAt }: AlertRecord, { help }: TripRecord): boolean {
  if (stage !== null) return true;
  if (!acknowledged) return false;
  const { at, isUntilChange } = acknowledged;
  if (isUntilChange) return at >= levelAt && (!help || at >= help.at);
  return now().getTime() - at.getTime() < QUIET_MS;
}

/**
 * Returns the number of the due repeat of an alarm, 0 for the first; each interval is twice as long as the
 * previous one.
 */
const turnAfter = (ms: number): number => Math.max(0, Math.floor(Math.log2(ms / REPEAT_MS + 1)));

/** Notifies the safety officers of an alarm, repeatedly until a person acknowledges it. */
export async function raiseAlarm(sortie: WatchedSortie, alert: AlertRecord, alarmMs: number): Promise<void> {
  const { help } = sortie.trip;
  // A new call for help counts, even if the boat has raised an alarm before.
  const turn = turnAfter(now().getTime() - (help?.at.getTime() ?? alarmMs));
  // The first alarm is not a repeat: the person handling an overdue boat may not have reached the safety
  // officers.
  if (turn > 0 && isInHand(alert, sortie.trip)) return;
  const to = await holdersOf('safety');
  await remember(alert, to);
  await notify({
    ...newsOf(sortie, `alarm ${turn}`),
    to,
    title: help ? needsHelp(sortie.boatName) : nobodyHeardFrom(sortie.boatName, timeOf(sortie.launchedAt)),
    body: `${decideCall(safetySettings().emergencyNumber)} ${outText(sortie)}`,
    isEscalated: true,
  });
  await emitAlarm(sortie, turn);
}
