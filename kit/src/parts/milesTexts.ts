// @inner @chunk controls

export const MILES = 'Miles';
export const ONE_MILE_LESS = 'Subtract one mile';
export const ONE_MILE_MORE = 'Add one mile';
