// @inner @chunk months

export const CHOOSE_A_MONTH_FIRST = 'Choose a month first.';
export const yearLabel = (label: string): string => `${label}: year`;
export const monthLabel = (label: string): string => `${label}: month`;
