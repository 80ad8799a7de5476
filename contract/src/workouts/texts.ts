/** Refusals of a workout (rule workout.fields). */
export const WORKOUT_TYPE_NEEDED = 'Please select an existing workout type!';
export const WORKOUT_TEXT_LENGTH = 'Workouts can have at most 400 characters.';
export const WORKOUT_TEXT_NEEDED = 'Please add a description to your workout!';
export const WORKOUT_EDIT_COACHES_ONLY = 'Editing workouts is reserved for coaches.';
export const WORKOUT_NOT_FOUND = 'This workout no longer exists.';
export const WORKOUT_DELETE_WARNING =
  'If you posted this workout, your workout will be deleted and members will not be able to see it anymore.';
