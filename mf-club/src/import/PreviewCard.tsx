import { millionthsText } from '@fleetwatch/contract/import/distance';
import type { ImportPreview } from '@fleetwatch/contract/import/wire';
import { formatDistance, formatIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { groupThousands } from '@fleetwatch/contract/sorties/miles';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EntryList, Scrolled } from './importStyle.ts';
import {
  ALREADY_HERE,
  BOATS,
  DAMAGES,
  DISTANCES_BY_YEAR,
  EXAMPLES,
  IMPORTED,
  IN_THE_FILE,
  LEFT_OUT,
  moreLikeThese,
  NO_DATE,
  NO_DISTANCE,
  OUTINGS,
  PEOPLE,
  previewLine,
  RESERVATIONS,
  YEAR,
} from './texts.ts';

/** Preview of an import (rule moving.preview). */
export function PreviewCard({ preview }: { preview: ImportPreview }) {
  const shown = useUnit();
  const { boats, people, outings, damages, reservations, years, problems, problemCount, samples } = preview;
  return (
    <>
      <ul>
        <li>{previewLine(BOATS, boats)}</li>
        <li>{previewLine(PEOPLE, people)}</li>
        <li>{previewLine(OUTINGS, outings)}</li>
        {damages && <li>{previewLine(DAMAGES, damages)}</li>}
        {reservations && <li>{previewLine(RESERVATIONS, reservations)}</li>}
      </ul>
      {years.length > 0 && (
        // Scrolls sideways on a phone, so it takes the keyboard's arrows too.
        <Scrolled role="region" aria-label={DISTANCES_BY_YEAR} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[YEAR, OUTINGS, IN_THE_FILE, IMPORTED, ALREADY_HERE, LEFT_OUT, UNIT_TITLES[shown]].map(
                  (title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {years.map(({ year, unit, outings: count, all, imported, known, left, milesHundredths }) => (
                <tr key={`${String(year)} ${unit}`}>
                  <th scope="row">{year ?? NO_DATE}</th>
                  <td>{groupThousands(count)}</td>
                  {[all, imported, known, left].map((millionths, at) => (
                    <td key={at}>
                      {millionthsText(millionths)} {unit}
                    </td>
                  ))}
                  <td>{formatIn(milesHundredths / 100, shown)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolled>
      )}
      {samples.length > 0 && (
        <>
          <h3>{EXAMPLES}</h3>
          <EntryList aria-label={EXAMPLES}>
            {samples.map(({ day, boat, crew, distance, milesHundredths }, at) => (
              <li key={at}>
                <div>
                  {day}: {boat}, {crew.join(', ')}
                </div>
                <span>
                  {distance || NO_DISTANCE} ({formatDistance(milesHundredths / 100, shown)})
                </span>
              </li>
            ))}
          </EntryList>
        </>
      )}
      {problemCount > 0 && (
        <>
          <h3>{LEFT_OUT}</h3>
          <EntryList aria-label={LEFT_OUT}>
            {problems.map(({ where, text }) => (
              <li key={where}>
                <div>{where}</div>
                <span>{text}</span>
              </li>
            ))}
          </EntryList>
          {problems.length < problemCount && <Quiet>{moreLikeThese(problemCount - problems.length)}</Quiet>}
        </>
      )}
    </>
  );
}
