import { DAMAGE_TEXT_MAX, DAMAGE_TEXT_MIN, REPAIR_COST_MAX } from '@fleetwatch/contract/damages/limits';
import type { Severity } from '@fleetwatch/contract/damages/kinds';
import type { SourceDamage } from '@fleetwatch/contract/import/model';
import type { PreviewCounts } from '@fleetwatch/contract/import/wire';
import { readDay } from '@fleetwatch/contract/tables/days';
import { lineWithin } from './lineWithin.ts';
import type { BoatPlan, PlannedBoat } from './BoatPlan.ts';
import type { ReadingContext } from './OutingPlan.ts';
import type { PeoplePlan, PlannedPerson } from './PeoplePlan.ts';
import { readTime } from './readTime.ts';
import { costsNote, damageNote, repairedBy, reportedBy } from '../texts.ts';

/** Time of a report without one. */
const NOON = '12:00:00';

/** A damage report to write. */
export interface PlannedDamage {
  id: string;
  boat: PlannedBoat;
  /** Its number among the reports of its boat in the file, from 1. */
  no: number;
  text: string;
  severity: Severity;
  /** Null if the file does not state it. */
  at: Date | null;
  by: PlannedPerson;
  costCents: number;
  isClaim: boolean;
  /** Null while it is open. */
  fixed: { at: Date | null; by: PlannedPerson } | null;
}

/** '120,50' or '120.5' in cents; 0 for none, and for costs that a report cannot have. */
function centsOf(costs: string): number {
  const amount = Number(costs.trim().replace(',', '.'));
  return amount > 0 && amount <= REPAIR_COST_MAX ? Math.round(amount * 100) : 0;
}

/**
 * Builds the text of a report, including everything that has no field of its own.
 * @param reporter name of a reporter who is not a person of the club, '' for none; likewise the repairer
 */
export function damageText({ text, costs }: SourceDamage, reporter: string, repairer: string): string {
  const whole = [
    text,
    reporter === '' ? '' : reportedBy(reporter),
    repairer === '' ? '' : repairedBy(repairer),
    centsOf(costs) === 0 && /[1-9]/.test(costs) ? costsNote(costs) : '',
  ]
    .filter((part) => part !== '')
    .join('. ');
  return whole.length < DAMAGE_TEXT_MIN ? damageNote(whole || '?') : whole;
}

/**
 * Plans the damage reports of a file (rule moving.efa-damage) for a club that uses them.
 * @param known ids of reports that already exist
 */
export function planDamages(
  damages: readonly SourceDamage[],
  known: ReadonlySet<string>,
  { boats, people }: { boats: BoatPlan; people: PeoplePlan },
  { order, instant }: ReadingContext,
): { fresh: PlannedDamage[]; counts: PreviewCounts } {
  const counts: PreviewCounts = { new: 0, known: 0, left: 0 };
  const numbers = new Map<string, number>();
  const timeOf = (day: string, time: string): Date | null => {
    const read = readDay(day, order);
    return read === null ? null : new Date(instant(read, readTime(time) ?? NOON));
  };
  const fresh = damages.flatMap((damage): PlannedDamage[] => {
    const boat = boats.planned.get(damage.boat);
    if (!boat) {
      counts.left += 1;
      return [];
    }
    const no = (numbers.get(String(boat._id)) ?? 0) + 1;
    numbers.set(String(boat._id), no);
    counts[known.has(damage.id) ? 'known' : 'new'] += 1;
    if (known.has(damage.id)) return [];
    const reporter = people.seat(damage.by);
    const repairer = damage.fixed && people.seat(damage.fixed.by);
    return [
      {
        id: damage.id,
        boat,
        no,
        text: lineWithin(damageText(damage, reporter.guest, repairer?.guest ?? ''), DAMAGE_TEXT_MAX),
        severity: damage.severity,
        at: timeOf(damage.day, damage.time),
        by: reporter.planned,
        costCents: centsOf(damage.costs),
        isClaim: damage.isClaim ?? false,
        fixed:
          damage.fixed && repairer
            ? { at: timeOf(damage.fixed.day, damage.fixed.time), by: repairer.planned }
            : null,
      },
    ];
  });
  return { fresh, counts };
}
