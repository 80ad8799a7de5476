// @inner

/** `shownOf(50, '1,204') === '50 of 1,204'` */
export const shownOf = (shown: number, all: string): string => `${shown} of ${all}`;
export const showMore = (count: number): string => `Show ${count} more`;
export const VIEW = 'View';
export const ACTIONS = 'Actions';
export const actionsFor = (name: string): string => `Actions for ${name}`;
export const nothingMatches = (query: string): string => `Nothing matches “${query}”.`;
