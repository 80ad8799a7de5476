import { unitOfWord } from './distance.ts';
import { LENGTH_UNITS, type LengthUnit } from './kinds.ts';
import type { SourceOuting } from './model.ts';

/** The unit that most distances of a log are written with; null where one without a unit leaves it open. */
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
