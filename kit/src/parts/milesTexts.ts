// @inner @chunk controls

export const MILES = 'Miles';
export const ONE_MILE_LESS = 'One mile less';
export const ONE_MILE_MORE = 'One mile more';
