// @inner

export const DISPLAY = 'Display';
export const DENSITY = 'Density';
export const COMFORTABLE = 'Comfortable';
export const COMPACT = 'Compact';
export const COLUMNS = 'Columns';
