/** Every character that some program treats as a line break, for a regular expression's class. */
export const LINE_BREAK_CHARACTERS = String.raw`\n\v\f\r\u0085\u2028\u2029`;

const LINE_BREAK = new RegExp(`\r\n|[${LINE_BREAK_CHARACTERS}]`);
const LINE_BREAKS = new RegExp(LINE_BREAK, 'g');

export const hasLineBreak = (text: string): boolean => LINE_BREAK.test(text);

/** Returns the lines with one kind of break between them: `plainLines('a\r\nb\u2028c') === 'a\nb\nc'` */
export const plainLines = (text: string): string => text.replaceAll(LINE_BREAKS, '\n');
