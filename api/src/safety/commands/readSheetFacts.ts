import { darkFrom } from '@fleetwatch/contract/conditions/light';
import { snapshotOf } from '@fleetwatch/contract/conditions/flags';
import { AS_MEASURED } from '@fleetwatch/contract/conditions/units';
import type { LastReport, RescueSheet, SheetConditions } from '@fleetwatch/contract/safety/wire';
import { readConditions } from '../../conditions/commands/readConditions.ts';
import { readLight } from '../../conditions/commands/readLight.ts';
import { usesFeature } from '../../platform/club/features.ts';
import type { AlertRecord } from '../Alert.ts';
import { presentMark } from '../safetyPresenter.ts';
import { coldestOf, type LadderTerms, type WatchedSortie } from '../trip.ts';

/** Reads the conditions at the launch and now, as the boat's ladder uses them (rule safety.ladder). */
async function readSheetConditions(
  sortie: WatchedSortie,
  terms: LadderTerms,
  nowMs: number,
): Promise<SheetConditions> {
  const { conditions } = sortie;
  const answer = usesFeature('conditions') ? await readConditions(true, nowMs) : null;
  return {
    launch: conditions
      ? { flag: conditions.flag, version: conditions.version, values: conditions.values }
      : null,
    now: answer && snapshotOf(answer, nowMs),
    units: answer?.units ?? AS_MEASURED,
    waterC: coldestOf(sortie, terms),
  };
}

/** Reads conditions and light for a rescue sheet (rule safety.sheet). */
export async function readOutside(
  sortie: WatchedSortie,
  terms: LadderTerms,
  nowMs: number,
): Promise<Required<Pick<RescueSheet, 'conditions' | 'dark'>>> {
  const [conditions, light] = await Promise.all([
    readSheetConditions(sortie, terms, nowMs),
    readLight(nowMs),
  ]);
  return { conditions, dark: darkFrom(light, nowMs) };
}

/** Returns the last report about a boat (rule safety.report). */
export function lastReportOf(
  { launcher, launchedAt, trip }: WatchedSortie,
  alert: AlertRecord | null,
  { members }: LadderTerms,
): LastReport {
  const launched = { how: 'launched' as const, by: launcher, at: launchedAt, note: '' };
  const changed = trip.changes.map(({ by, at }) => ({ how: 'changed' as const, by, at, note: '' }));
  const asked = trip.help ? [{ how: 'help' as const, ...trip.help, note: '' }] : [];
  const reports = (alert?.lines ?? [])
    .filter(({ what }) => what === 'heard')
    .map(({ by, at, note }) => ({ how: 'heard' as const, by, at, note }));
  const last = [launched, ...changed, ...asked, ...reports].reduce((latest, one) =>
    one.at >= latest.at ? one : latest,
  );
  return { how: last.how, note: last.note, ...presentMark(last, members) };
}
