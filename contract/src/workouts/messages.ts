/** Refusals of a workout (member-operations §5). */
export const WORKOUT_TYPE_NEEDED = 'Please select an existing workout type!';
export const WORKOUT_TEXT_LENGTH = 'Workouts have at most 400 characters.';
