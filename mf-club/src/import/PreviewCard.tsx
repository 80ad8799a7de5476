import type { ImportPreview } from '@fleetwatch/contract/import/wire';
import { formatDistance } from '@fleetwatch/contract/sorties/distanceText';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { useClubQuery, useUnit } from '@fleetwatch/kit/store/clubs';
import { yearLines } from './distanceLines.ts';
import { DistanceTable } from './DistanceTable.tsx';
import { EntryList } from './importStyle.ts';
import { ProblemList } from './ProblemList.tsx';
import { TotalsTable } from './TotalsTable.tsx';
import {
  BOAT,
  BOATS,
  DAMAGES,
  CHANGED,
  DISTANCES_BY_YEAR,
  EXAMPLES,
  LEFT_OUT,
  NO_DISTANCE,
  OUTINGS,
  PEOPLE,
  PERSON,
  previewLine,
  RESERVATIONS,
  TOTALS_BY_BOAT,
  TOTALS_BY_PERSON,
  YEAR,
} from './texts.ts';

/** Preview of an import (rule moving.preview). */
export function PreviewCard({ preview }: { preview: ImportPreview }) {
  const shown = useUnit();
  const today = useClubQuery().data?.today;
  const { boats, people, outings, damages, reservations, years, problems, problemCount, samples, totals } =
    preview;
  const { differences = [], differenceCount = 0 } = preview;
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
        <DistanceTable title={DISTANCES_BY_YEAR} what={YEAR} lines={yearLines(years, shown)} />
      )}
      <ProblemList title={LEFT_OUT} problems={problems} count={problemCount} />
      <ProblemList title={CHANGED} problems={differences} count={differenceCount} />
      {totals && (
        <>
          <TotalsTable
            title={TOTALS_BY_PERSON}
            what={PERSON}
            totals={totals.members}
            count={totals.memberCount}
          />
          <TotalsTable title={TOTALS_BY_BOAT} what={BOAT} totals={totals.fleet} count={totals.boatCount} />
        </>
      )}
      {samples.length > 0 && (
        <>
          <h3>{EXAMPLES}</h3>
          <EntryList aria-label={EXAMPLES}>
            {samples.map(({ day, boat, crew, distance, milesHundredths }, at) => (
              <li key={at}>
                <div>
                  {dayText(day, today)}: {boat}, {crew.join(', ')}
                </div>
                <span>
                  {distance || NO_DISTANCE} ({formatDistance(milesHundredths / 100, shown)})
                </span>
              </li>
            ))}
          </EntryList>
        </>
      )}
    </>
  );
}
