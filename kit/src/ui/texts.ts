// @inner @chunk screens

/** Labels that folders share. */
export const TRY_AGAIN = 'Try again';
export const CANCEL = 'Cancel';
export const CLOSE = 'Close';
export const VIEW = 'View';
export const ACTIONS = 'Actions';
/** @param name of the row whose actions they are */
export const actionsFor = (name: string): string => `Actions for ${name}`;
export const nothingMatches = (query: string): string => `Nothing matches “${query}”.`;
