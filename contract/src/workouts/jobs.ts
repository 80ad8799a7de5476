import type { LocalDateTimeText } from '../time/localText.ts';

/** A workout, 'job' on the wire (rule workout.fields). */
export interface Workout {
  _id: string;
  /** Coach's name. */
  name: string;
  date: LocalDateTimeText;
  /** Same instant; weeks filter by its first ten characters, the date. */
  isodate: LocalDateTimeText;
  /** Coach's member id. */
  agent: string;
  /** Workout type id. */
  group: string;
  /** User group id. */
  sortiegroup: string;
  /** Workout type's name. */
  type: string;
  description: string;
  pic: string | null;
}

/** GET /job-deep-results/{jobId}. */
export interface WorkoutDetail {
  description: string;
  sortiegroup: string;
  typeid: string;
  agent: string;
}

/** POST /job; PUT /job/{id} takes it without `agent`. */
export interface NewWorkoutBody {
  /** The posting coach: the caller. */
  agent: string;
  /** Workout type id. */
  group: string;
  /** User group id. */
  sortiegroup: string;
  description: string;
}
export type WorkoutUpdateBody = Omit<NewWorkoutBody, 'agent'>;

/** GET /active-agents-results: the coaches. */
export interface Agent {
  _id: string;
  name: string;
  pic: string | null;
}

/** Minimum length of a workout text (rule workout.fields). */
export const WORKOUT_TEXT_MIN = 3;
