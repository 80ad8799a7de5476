/** A workout type, 'sortie group' on the wire (rule member.statistics). */
export interface WorkoutType {
  _id: string;
  name: WorkoutTypeName;
  moniker: string;
}

/** The seven types in the order in which statistics list them (rule member.statistics). */
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

/** Maximum length of a launch's workout text (rule launch.workout). */
export const WORKOUT_TEXT_MAX = 400;
