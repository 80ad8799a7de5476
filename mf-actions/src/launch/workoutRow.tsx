import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Workout } from '@fleetwatch/contract/workouts/jobs';
import type { SwipeAction } from '@fleetwatch/kit/ui/list/SwipeAction.ts';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { weekdayName } from '@fleetwatch/contract/time/dayText';

interface WorkoutRowParts {
  /** Name of its user group. */
  userGroup: string | undefined;
  picture: ReactNode;
  actions: readonly SwipeAction[];
}

/* A workout may be 400 characters long; picked, all of it is in the text box. */
const Beginning = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** A posted workout in a list: its type and day, its group, and the beginning of its text. */
export function workoutRow(
  { _id, type, isodate, description }: Workout,
  { userGroup, picture, actions }: WorkoutRowParts,
): SwipeRow {
  return {
    key: _id,
    name: `${type}, ${weekdayName(isodate)}`,
    facts: <Beginning>{userGroup === undefined ? description : `${userGroup}: ${description}`}</Beginning>,
    picture,
    actions,
  };
}
