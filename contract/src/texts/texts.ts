/** Refusals of invisible characters in a text. */
export const TEXT_DIRECTION = 'Remove the invisible characters that reverse the direction of writing.';
export const NAME_INVISIBLE = 'Names cannot include invisible characters.';
export const NAME_MARKS = 'Names can have at most two accents on a letter.';
export const NAME_WITHOUT_LETTERS = 'Names must contain letters.';
