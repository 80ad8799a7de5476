import type { CorrectedOuting, Correction } from '@fleetwatch/contract/corrections/wire';
import { formatIn, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { useWorkoutTypesQuery } from '@fleetwatch/kit/store/workouts';
import { Versions as Table } from '../screen/recordsStyle.ts';

type Line = readonly [label: string, of: (outing: CorrectedOuting) => string];

const linesIn = (unit: ShownUnit): readonly Line[] => [
  ['Boat', ({ bus }) => bus],
  ['Launcher', ({ launcher }) => launcher.name],
  ['Crew', ({ crew }) => crew.map(({ name }) => name).join(', ') || '–'],
  ['Launched', ({ launch }) => launch.slice(0, 16)],
  ['Landed', ({ land }) => land.slice(0, 16)],
  [UNIT_TITLES[unit], ({ miles, late }) => `${formatIn(miles, unit)}${late ? ', late' : ''}`],
  ['Notes', ({ description }) => description || '–'],
];

/** What is compared, in the member's unit, and what kind of workout it was, by name. */
function useLines(): readonly Line[] {
  const unit = useUnit();
  const { data: types = [] } = useWorkoutTypesQuery();
  return [
    ...linesIn(unit),
    ['Workout type', ({ type }) => types.find(({ _id }) => _id === type)?.name ?? '–'],
  ];
}

/** The outings of a request by what they are, from left to right. */
function columnsOf({ before, after, present }: Correction): (readonly [string, CorrectedOuting])[] {
  const names = after.length === 2 ? ['First', 'Second'] : ['After'];
  return [
    ...(before ? [['Before', before] as const] : []),
    ...(present ? [['Now', present] as const] : []),
    ...after.map((outing, index) => [names[index] ?? 'After', outing] as const),
  ];
}

/** A request's outing before and after, side by side; what differs is bold (rule correction.queue). */
export function Versions({ correction }: { correction: Correction }) {
  const columns = columnsOf(correction);
  const [first] = columns;
  const lines = useLines();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Outing</th>
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
    </Table>
  );
}
