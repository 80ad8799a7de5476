import { unitOfWord } from './distance.ts';
import { LENGTH_UNITS, type LengthUnit } from './kinds.ts';
import type { SourceOuting } from './model.ts';

/** Returns the unit of most distances in a log; null if distances without a unit leave it open. */
export function unitInUse(outings: readonly Pick<SourceOuting, 'distance'>[]): LengthUnit | null {
  const counts = new Map<LengthUnit, number>();
  for (const { distance } of outings) {
    if (distance.trim() === '') continue;
    const unit = unitOfWord(/[a-z]*\.?$/i.exec(distance.trim())?.[0].replace('.', '') ?? '');
    if (unit === null) return null;
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  return LENGTH_UNITS.reduce<LengthUnit>(
    (best, unit) => ((counts.get(unit) ?? 0) > (counts.get(best) ?? 0) ? unit : best),
    'km',
  );
}
