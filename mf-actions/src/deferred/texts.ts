/** Shown after a workout was picked (rule launch.picked-workout). */
export const WORKOUT_PICKED = 'You can now edit the workout you picked, above.';
