// @inner @chunk screens

/** Labels that folders share. */
export const TRY_AGAIN = 'Try again';
export const CANCEL = 'Cancel';
export const CLOSE = 'Close';
/** @param name of the row whose actions they are */
