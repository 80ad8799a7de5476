import { WORKOUT_TYPE_NAMES, type WorkoutTypeName } from '@fleetwatch/contract/workouts/wire';
import { WorkoutTypeModel } from '../WorkoutType.ts';
import { workoutTypeDirectory } from '../workoutTypeDirectory.ts';

const MONIKERS: Record<WorkoutTypeName, string> = {
  Recovery: 'REC',
  'Steady State': 'SS',
  'Anaerobic Threshold': 'AT',
  'Interval Training': 'INT',
  Pyramids: 'PYR',
  'Racing Pieces': 'RP',
  Uncategorized: 'UNC',
};

/** Adds the seven workout types that every club has (rule member.statistics). */
export async function addDocumentedWorkoutTypes(): Promise<void> {
  await WorkoutTypeModel.insertMany(
    WORKOUT_TYPE_NAMES.map((name, position) => ({ name, moniker: MONIKERS[name], position })),
  );
  workoutTypeDirectory.drop();
}
