/** A workout type, 'sortie group' on the wire (member-operations §3). */
export interface WorkoutType {
  _id: string;
  name: WorkoutTypeName;
  moniker: string;
}

/** The seven types in the order in which statistics list them (member-operations §3). */
export const WORKOUT_TYPE_NAMES = [
  'Recovery',
  'Steady State',
  'Anaerobic Threshold',
  'Interval Training',
  'Pyramids',
  'Racing Pieces',
  'Uncategorized',
] as const;
export type WorkoutTypeName = (typeof WORKOUT_TYPE_NAMES)[number];

/** A launch's workout text, at most (member-operations §5). */
export const WORKOUT_TEXT_MAX = 400;
