import { setImmediate } from 'node:timers/promises';
import type { SourceSystem } from '@fleetwatch/contract/import/kinds';
import { PROBLEMS_SHOWN } from '@fleetwatch/contract/import/limits';
import type { ComparedOuting, ImportPreview, PreviewChanges } from '@fleetwatch/contract/import/wire';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import type { ClientSession } from 'mongoose';
import { correctTotals } from '../../logbook/commands/correctTotals.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { fingerprint, isUntouched } from '../../platform/database/importSource.ts';
import { addEntries, differenceOf, entryOf } from '../../platform/logging/auditTrail.ts';
import type { ImportRecord } from '../Import.ts';
import type { ClubFacts } from '../plan/ClubFacts.ts';
import type { PlannedChange } from '../plan/planImport.ts';
import { documentOfOuting } from './documentOfOuting.ts';

/** A sortie, and the same sortie as the file now describes it. */
interface JudgedChange {
  change: PlannedChange;
  before: SortieRecord;
  after: SortieRecord;
  /** Whether it was changed here as well, so that it stays. */
  isChangedHere: boolean;
}

const AT_ONCE = 200;

/** Builds a sortie with the file's values. Fields that depend on an unchanged boat or launcher are kept. */
async function withChange({ planned }: PlannedChange, before: SortieRecord): Promise<SortieRecord | null> {
  const { source } = before;
  if (!source) return null;
  const made = await documentOfOuting(planned, source, before._id);
  const { boatName, moniker, fleetGroup, isSolo, isPrivate } = before;
  const document = {
    ...made,
    ...(made.boat.equals(before.boat) && { boatName, moniker, fleetGroup, isSolo, isPrivate }),
    ...(made.launcher.equals(before.launcher) && { userGroup: before.userGroup }),
  };
  // An outing of an earlier version keeps its logbook without the project.
  return { ...document, source: { ...source, distance: planned.distance, print: fingerprint(document) } };
}

/** Returns changes in the file with their whole sorties, without sorties that changed only in the log. */
async function judge(
  changes: readonly PlannedChange[],
  system: SourceSystem,
  session: ClientSession | null = null,
): Promise<JudgedChange[]> {
  const ids = changes.map(({ logged }) => logged.id);
  const sorties = await SortieModel.find({ _id: { $in: ids } })
    .session(session)
    .lean<SortieRecord[]>();
  const byId = new Map(sorties.map((sortie) => [String(sortie._id), sortie]));
  const judged: JudgedChange[] = [];
  for (const change of changes) {
    const before = byId.get(change.logged.id);
    if (before?.source?.system !== system) continue;
    const after = await withChange(change, before);
    if (!after) continue;
    const isChangedHere = !isUntouched(before);
    const asImported = await documentOfOuting(change.planned, before.source, before._id);
    if (isChangedHere && asImported.source?.print === before.source.print) continue;
    judged.push({ change, before, after, isChangedHere });
  }
  return judged;
}

/** Lists what has changed in the file since an earlier import; nothing if it has not. */
export async function previewChanges(
  changes: readonly PlannedChange[],
  { timezone, members, boats }: ClubFacts,
  system: SourceSystem,
  left?: AbortSignal,
): Promise<Pick<ImportPreview, 'changes'>> {
  const names = new Map([...members, ...boats].map(({ _id, name }) => [String(_id), name]));
  const textOf = (at: Date): ComparedOuting['launchedAt'] => localTextOf(at.getTime(), timezone);
  const compared = (sortie: SortieRecord, crew: string[]): ComparedOuting => ({
    boat: sortie.boatName,
    launchedAt: textOf(sortie.launchedAt),
    landedAt: textOf(sortie.landedAt ?? sortie.launchedAt),
    crew,
    milesHundredths: sortie.milesHundredths,
  });
  const found: PreviewChanges = { offered: 0, changedHere: 0, shown: [] };
  for (let from = 0; from < changes.length; from += AT_ONCE) {
    await setImmediate();
    left?.throwIfAborted();
    for (const { change, before, after, isChangedHere } of await judge(
      changes.slice(from, from + AT_ONCE),
      system,
    )) {
      found[isChangedHere ? 'changedHere' : 'offered'] += 1;
      if (found.shown.length >= PROBLEMS_SHOWN) continue;
      const { launcher, crew } = change.planned;
      found.shown.push({
        where: change.where,
        before: compared(
          before,
          [before.launcher, ...before.crew].map((id) => names.get(String(id)) ?? ''),
        ),
        after: compared(
          after,
          [launcher, ...crew].map(({ name }) => name),
        ),
        isChangedHere,
      });
    }
  }
  return found.offered + found.changedHere > 0 ? { changes: found } : {};
}

/**
 * Updates sorties that no one has changed here to the file's values (rule moving.again), each with its totals
 * and an audit entry. Returns their number.
 */
export async function takeChanges(
  changes: readonly PlannedChange[],
  { system, by }: Pick<ImportRecord, 'system' | 'by'>,
  session: ClientSession,
): Promise<number> {
  if (!system) return 0;
  const taken = (await judge(changes, system, session)).filter(({ isChangedHere }) => !isChangedHere);
  for (const { before, after } of taken) {
    const { _id, club: _club, applied: _applied, ...set } = after;
    await SortieModel.updateOne({ _id }, { $set: set }, { session });
    const entry = entryOf({ who: by && String(by), verb: 'correct', kind: 'sortie' }, null, String(_id));
    await addEntries([{ ...entry, ...differenceOf('sortie', { ...before }, { ...after }) }], session);
  }
  if (taken.length > 0) await correctTotals(taken, session);
  return taken.length;
}
