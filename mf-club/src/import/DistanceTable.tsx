import { UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import type { DistanceLine } from './distanceLines.ts';
import { Scrolled } from './importStyle.ts';
import { ALREADY_HERE, IMPORTED, IN_THE_FILE, LEFT_OUT, OUTINGS } from './texts.ts';

export interface DistanceTableProps {
  title: string;
  /** Title of the first column: 'Year'. */
  what: string;
  lines: readonly DistanceLine[];
}

/** Distances of a file: imported, already here and left out. */
export function DistanceTable({ title, what, lines }: DistanceTableProps) {
  const shown = useUnit();
  return (
    // Scrolls sideways on a phone, so it takes the keyboard's arrows too.
    <Scrolled role="region" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[what, OUTINGS, IN_THE_FILE, IMPORTED, ALREADY_HERE, LEFT_OUT, UNIT_TITLES[shown]].map(
              (heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, outings, cells, sum, isSum }, line) => (
            <tr key={line} data-sum={isSum || undefined}>
              <th scope="row">{label}</th>
              {[outings, ...cells, sum].map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}
