// @inner @chunk choices

export const NOT_GIVEN = 'Not given';

/** Settings of a device. */
export const ANALYTIC = 'Analytic';
export const ANALYTIC_HINT = 'Shows the charts';
export const ANONYMOUS = 'Anonymous';
export const ANONYMOUS_HINT = "Hides other members' names and pictures";
export const DISTANCES = 'Distances';
export const clubUnit = (unit: string): string => `Club default (${unit})`;

export const HULL_COLOR = 'Hull color';
export const hullNotGiven = (color: string): string => `Not given: ${color}`;
