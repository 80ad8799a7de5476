import { millionthsText } from '@fleetwatch/contract/import/distance';
import type { ImportPreview, PreviewCounts } from '@fleetwatch/contract/import/wire';
import { formatDistance, formatIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { groupThousands } from '@fleetwatch/contract/sorties/miles';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { EntryList, Scrolled } from './importStyle.ts';

const countsText = ({ new: fresh, known, left }: PreviewCounts): string =>
  [
    `${groupThousands(fresh)} new`,
    ...(known > 0 ? [`${groupThousands(known)} here already`] : []),
    ...(left > 0 ? [`${groupThousands(left)} left out`] : []),
  ].join(', ');

/** What an import would do, or has done (rule moving.preview). */
export function Preview({ preview }: { preview: ImportPreview }) {
  const shown = useUnit();
  const { boats, people, outings, years, problems, problemCount, samples } = preview;
  return (
    <>
      <ul>
        <li>Boats: {countsText(boats)}</li>
        <li>People: {countsText(people)}</li>
        <li>Outings: {countsText(outings)}</li>
      </ul>
      {years.length > 0 && (
        // Scrolls sideways on a phone, so it takes the keyboard's arrows too.
        <Scrolled role="region" aria-label="Distances by year" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {[
                  'Year',
                  'Outings',
                  'In the file',
                  'Imported',
                  'Here already',
                  'Left out',
                  UNIT_TITLES[shown],
                ].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {years.map(({ year, unit, outings: count, all, imported, known, left, milesHundredths }) => (
                <tr key={`${String(year)} ${unit}`}>
                  <th scope="row">{year ?? 'No day'}</th>
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
          <h3>For example</h3>
          <EntryList aria-label="Examples">
            {samples.map(({ day, boat, crew, distance, milesHundredths }, at) => (
              <li key={at}>
                <div>
                  {day}: {boat}, {crew.join(', ')}
                </div>
                <span>
                  {distance || 'No distance'} ({formatDistance(milesHundredths / 100, shown)})
                </span>
              </li>
            ))}
          </EntryList>
        </>
      )}
      {problemCount > 0 && (
        <>
          <h3>Left out</h3>
          <EntryList aria-label="Left out">
            {problems.map(({ where, text }) => (
              <li key={where}>
                <div>{where}</div>
                <span>{text}</span>
              </li>
            ))}
          </EntryList>
          {problems.length < problemCount && <Quiet>{problemCount - problems.length} more like these.</Quiet>}
        </>
      )}
    </>
  );
}
