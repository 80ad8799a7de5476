/** Unit in which a club, or a member on a device, reads and enters distances (rule distance.unit). */
export const SHOWN_UNITS = ['mi', 'km', 'm'] as const;
export type ShownUnit = (typeof SHOWN_UNITS)[number];
