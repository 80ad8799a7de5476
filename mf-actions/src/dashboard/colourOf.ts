import { workoutColours } from '@fleetwatch/kit/theme/palettes';

/** The colour of a workout type, by its place. */
export const colourOf = ({ index }: { index: number }): string => workoutColours[index] ?? '#000000';
