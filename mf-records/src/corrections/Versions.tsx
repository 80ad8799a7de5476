import { momentText } from '@fleetwatch/contract/time/momentText';
import type { CorrectedOuting, Correction } from '@fleetwatch/contract/corrections/wire';
import { formatIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { useWorkoutTypesQuery } from '@fleetwatch/kit/store/workouts';
import { VersionsTable } from '../screen/recordsStyle.ts';
import {
  AFTER,
  BEFORE,
  BOAT,
  CREW,
  FIRST,
  LANDED,
  LAUNCHED,
  LAUNCHER,
  lateDistance,
  NOTES,
  NOW,
  OUTING,
  SECOND,
  WORKOUT_TYPE,
} from './texts.ts';

type Line = readonly [label: string, of: (outing: CorrectedOuting) => string];

const linesIn = (unit: ShownUnit): readonly Line[] => [
  [BOAT, ({ bus }) => bus],
  [LAUNCHER, ({ launcher }) => launcher.name],
  [CREW, ({ crew }) => crew.map(({ name }) => name).join(', ') || '–'],
  [LAUNCHED, ({ launch }) => momentText(launch)],
  [LANDED, ({ land }) => momentText(land)],
  [
    UNIT_TITLES[unit],
    ({ miles, late }) => (late ? lateDistance(formatIn(miles, unit)) : formatIn(miles, unit)),
  ],
  [NOTES, ({ description }) => description || '–'],
];

/** The compared fields, in the member's unit, and the workout type by name. */
function useLines(): readonly Line[] {
  const unit = useUnit();
  const { data: types = [] } = useWorkoutTypesQuery();
  return [...linesIn(unit), [WORKOUT_TYPE, ({ type }) => types.find(({ _id }) => _id === type)?.name ?? '–']];
}

/** The outings of a request with their labels, from left to right. */
function columnsOf({ before, after, present }: Correction): (readonly [string, CorrectedOuting])[] {
  const names = after.length === 2 ? [FIRST, SECOND] : [AFTER];
  return [
    ...(before ? [[BEFORE, before] as const] : []),
    ...(present ? [[NOW, present] as const] : []),
    ...after.map((outing, index) => [names[index] ?? AFTER, outing] as const),
  ];
}

/** A request's outing before and after, side by side; differences are bold (rule correction.queue). */
export function Versions({ correction }: { correction: Correction }) {
  const columns = columnsOf(correction);
  const [first] = columns;
  const lines = useLines();
  return (
    <VersionsTable>
      <thead>
        <tr>
          <th scope="col">{OUTING}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, of]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map(([name, outing]) => (
              <td key={name}>
                {first && of(outing) !== of(first[1]) ? <strong>{of(outing)}</strong> : of(outing)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </VersionsTable>
  );
}
