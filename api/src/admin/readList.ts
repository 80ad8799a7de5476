/** Stands for an empty list. */
export const NONE = 'none';

/** The parts of a list with commas between. */
export const splitList = (text: string): string[] => text.split(',').map((part) => part.trim());

/** Which of these words a list names, in their own order, and the first that is none of them. `none` names none. */
export function readList<Word extends string>(
  text: string,
  words: readonly Word[],
): { named: Word[]; unknown: string | undefined } {
  const given = text === NONE ? [] : splitList(text);
  return {
    named: words.filter((word) => given.includes(word)),
    unknown: given.find((part) => !words.some((word) => word === part)),
  };
}
