/** Refusals of what nobody can see in a text. */
export const TEXT_DIRECTION =
  'Please leave out the invisible characters that turn the direction of writing around.';
export const NAME_INVISIBLE = 'Names cannot include invisible characters.';
export const NAME_MARKS = 'Names have at most two accents on a letter.';
export const NAME_WITHOUT_LETTERS = 'Names need letters.';
