export const CANCEL = 'Cancel';
export const EDIT = 'Edit';
export const LAUNCH = 'Launch';
export const CURRENT_WEEK = 'Workouts for current week';
export const PAST_WEEKS = 'Past weeks';
export const NONE_THIS_WEEK = 'No coach has posted a workout this week yet.';
export const noneInWeek = (week: string): string => `No coach posted a workout in the week of ${week}.`;
export const getWorkouts = (week: string): string => `Get workouts for ${week}`;
export const BACK_TO_CURRENT = 'Back to current week';
export const ACTION = 'Action';
export const workoutsOf = (week: string): string => `Workouts for ${week}`;
export const SWIPE_HINT = 'Swipe left on a workout, or press the arrow, to row it.';

export const POST = 'Post';
export const DELETE = 'Delete';
export const EDIT_WORKOUT = 'Edit workout';
export const WORKOUT_TYPE = 'Workout type';
export const USER_GROUP = 'User group';
export const WORKOUT = 'Workout';
export const SAVE_WORKOUT = 'Save workout';
export const WORKOUT_CHANGED = 'Workout changed.';
export const postAgain = (workout: string): string => `Post this workout again for this week? ${workout}`;
export const POST_WORKOUT = 'Post workout';
export const SUBMITTED = 'Workout submitted coach';
export const DELETE_WORKOUT = 'Delete workout';
export const DELETED = 'Workout deleted.';

/** Texts of the error catalog. */
export const failureOnSend = (action: string): string => `${action}: failure on send!`;
export const exceptionOnReply = (action: string, reason: string): string =>
  `exception on ${action}: ${reason}`;
export const exceptionOnSend = (action: string, reason: string): string =>
  `exception on ${action}/send: ${reason}`;
