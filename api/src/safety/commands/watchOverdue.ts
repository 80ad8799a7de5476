import { levelAt, type Ladder } from '@fleetwatch/contract/safety/ladder';
import type { AlertLevel } from '@fleetwatch/contract/safety/kinds';
import type { Types } from 'mongoose';
import { inEveryClub } from '../../clubs/commands/inEveryClub.ts';
import { now } from '../../platform/club/clock.ts';
import { runOnce } from '../../platform/jobs/runOnce.ts';
import { notAway } from '../../logbook/away.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { addedLine, AlertModel, type AlertRecord } from '../Alert.ts';
import { ladderTerms } from '../ladderTerms.ts';
import { isWatched, ladderFor, momentOf, type WatchedSortie } from '../trip.ts';
import { endAlertOfLanded } from './endAlert.ts';
import { isHelpDue } from './isHelpDue.ts';
import { askCrew, notifyOfOverdue, raiseAlarm, remindOfDark } from './notifyOfOverdue.ts';

const REACHED: Readonly<Record<string, readonly AlertLevel[]>> = {
  late: ['late'],
  overdue: ['late', 'overdue'],
  alarm: ['late', 'overdue', 'alarm'],
};

/** Records that a boat has reached a level, unless it has since landed, or has another return time. */
async function raise(sortie: WatchedSortie, level: AlertLevel, at: Date): Promise<void> {
  const { _id, boatName, launcher, trip } = sortie;
  const key = `overdue ${String(_id)} ${level} ${momentOf(trip)}`;
  await runOnce(key, async (session) => {
    const present = await SortieModel.findById(_id).session(session).lean<SortieRecord>();
    const known = present?.trip;
    if (!present?.isOut || !known || known.ashore || momentOf(known) !== momentOf(trip)) return;
    // Members notified of the previous alert already know its outcome.
    await AlertModel.updateOne({ sortie: _id, closedAt: { $ne: null } }, { $set: { told: [] } }, { session });
    await AlertModel.updateOne(
      { sortie: _id },
      {
        $set: {
          boatName,
          launcher,
          level,
          levelAt: at,
          expectedAt: trip.expectedAt,
          closedAt: null,
          outcome: null,
        },
        ...addedLine({ by: null, at, what: level, note: '' }),
      },
      { upsert: true, session },
    );
  });
}

/** Records in the alert, once, that its crew has called for help. */
async function noteHelp({ _id, trip: { help } }: WatchedSortie): Promise<void> {
  if (!help) return;
  await runOnce(`help ${String(_id)} ${help.at.getTime()}`, async (session) => {
    await AlertModel.updateOne(
      { sortie: _id, closedAt: null },
      addedLine({ by: help.by, at: help.at, what: 'help', note: '' }),
      { session },
    );
  });
}

async function checkBoat(
  sortie: WatchedSortie,
  ladder: Ladder,
  open: ReadonlyMap<string, AlertRecord>,
): Promise<void> {
  const at = now().getTime();
  const level = levelAt(ladder, at);
  if (ladder.dark !== null && at >= ladder.dark && at < ladder.overdue) await remindOfDark(sortie);
  const id = String(sortie._id);
  for (const reached of REACHED[level] ?? []) await raise(sortie, reached, new Date(ladder[reached]));
  if (level === 'out' || level === 'due') return;
  await noteHelp(sortie);
  const alert =
    open.get(id) ?? (await AlertModel.findOne({ sortie: id, closedAt: null }).lean<AlertRecord>());
  if (!alert) return;
  if (!(await isHelpDue(sortie, alert))) return;
  // A crew that calls for help is not asked whether they are back.
  if (!sortie.trip.help) await askCrew(sortie);
  if (level !== 'late') await notifyOfOverdue(sortie, alert);
  if (level === 'alarm') await raiseAlarm(sortie, alert, ladder.alarm);
}

/** Checks one boat now instead of in the next turn (rule safety.help). */
export async function checkNow(id: Types.ObjectId): Promise<void> {
  const sortie = await SortieModel.findOne({ _id: id, isOut: true }).lean<SortieRecord>();
  if (!sortie || !isWatched(sortie) || sortie.trip.ashore) return;
  const alert = await AlertModel.findOne({ sortie: id, closedAt: null }).lean<AlertRecord>();
  const open = new Map(alert ? [[String(id), alert]] : []);
  await checkBoat(sortie, ladderFor(sortie, await ladderTerms(), alert ?? undefined), open);
}

async function watchClub(): Promise<void> {
  const [out, alerts, terms] = await Promise.all([
    SortieModel.find({ isOut: true, ...notAway() }).lean<SortieRecord[]>(),
    AlertModel.find({ closedAt: null }).lean<AlertRecord[]>(),
    ladderTerms(),
  ]);
  const open = new Map(alerts.map((alert) => [String(alert.sortie), alert]));
  const outIds = new Set(out.map(({ _id }) => String(_id)));
  // Landed by a process that was killed before it could end the alert.
  for (const { sortie } of alerts.filter((alert) => !outIds.has(String(alert.sortie)))) {
    const landed = await SortieModel.findById(sortie).select('landedAt left').lean<SortieRecord>();
    await endAlertOfLanded(landed ?? { _id: sortie, landedAt: null });
  }
  for (const sortie of out.filter(isWatched)) {
    if (sortie.trip.ashore) continue;
    await checkBoat(sortie, ladderFor(sortie, terms, open.get(String(sortie._id))), open);
  }
}

/**
 * Finds overdue boats, and notifies those who watch, in every club that tracks them (rules safety.ladder,
 * safety.alerts).
 */
export const watchOverdue = (): Promise<void> => inEveryClub('overdue_failed', watchClub, 'overdue');
