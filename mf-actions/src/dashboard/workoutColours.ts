import { contrastRatio } from '@fleetwatch/kit/theme/contrastRatio';
import { workoutColours } from '@fleetwatch/kit/theme/palettes';

/** The colour of a workout type, by its place. */
export const colourOf = ({ index }: { index: number }): string => workoutColours[index] ?? '#000000';

/** The colour in which text is read on another one. */
export const inkOn = (colour: string): string =>
  contrastRatio('#000000', colour) > contrastRatio('#FFFFFF', colour) ? '#000000' : '#FFFFFF';
