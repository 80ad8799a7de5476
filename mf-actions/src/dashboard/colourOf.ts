import { workoutColours } from '@fleetwatch/kit/theme/palettes';

/** Returns the color of a workout type, by its index. */
export const colourOf = ({ index }: { index: number }): string => workoutColours[index] ?? '#000000';
