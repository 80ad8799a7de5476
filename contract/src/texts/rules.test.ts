import { NAME_INVISIBLE, NAME_MARKS, NAME_WITHOUT_LETTERS, TEXT_DIRECTION } from './texts.ts';
import { plainApostrophes, tidyName, visibleNameRule, writtenTextRule } from './rules.ts';

const TURNING = [
  0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069,
];

test.each(TURNING)('refuses the directional control U+%o in texts (rule club.bidi)', (code) => {
  expect(writtenTextRule(`Rigger ${String.fromCodePoint(code)}bent`)).toBe(TEXT_DIRECTION);
});

test.each(['Rigger bent', 'שלום', 'مرحبا بالعالم', 'Fog 🌫️, two\nlines\tand a tab', ''])(
  'accepts a text of any script: %j',
  (text) => {
    expect(writtenTextRule(text)).toBeNull();
  },
);

test.each([
  ['  Kim   Harper ', 'Kim Harper'],
  ['Ｋｉｍ　Ｈａｒｐｅｒ', 'Kim Harper'],
  ['Kim\u00a0Harper', 'Kim Harper'],
  ['Sia\u0302n O’Neill', 'Siân O’Neill'],
  ['ﬁnn Oar', 'finn Oar'],
])('keeps the name %j as %j', (typed, kept) => {
  expect(tidyName(typed)).toBe(kept);
});

test.each([
  ['a space of no width', 'Kim\u200b Harper'],
  ['a soft hyphen', 'Kim Har\u00adper'],
  ['a Hangul filler', 'ㅤㅤ ㅤㅤ'],
  ['a grapheme joiner', 'Kim\u034f Harper'],
  ['a variation selector', 'Kim\ufe0f Harper'],
  ['a tag character', 'Kim\u{e0041} Harper'],
  ['a blank of braille', 'Kim \u2800Harper'],
  ['a private character', 'Kim \ue000Harper'],
  ['a control', 'Kim\u0007 Harper'],
])('refuses a name with %s', (_what, name) => {
  expect(visibleNameRule(name)).toBe(NAME_INVISIBLE);
});

test.each(['....', '12 34', "' '"])('refuses %j as a name', (name) => {
  expect(visibleNameRule(name)).toBe(NAME_WITHOUT_LETTERS);
});

test.each(['Kim Harper', 'Ελένη Δήμου', '山田 太郎', 'Kestrel 2'])('accepts %j as a name', (name) => {
  expect(visibleNameRule(name)).toBeNull();
});

test.each(['Kim Harp\u0301\u0302\u0303er', `Kim H${'\u0301'.repeat(10)}arper`, 'Kim é\u0302\u0323 Harper'])(
  'refuses more than two accents on a letter: %j',
  (name) => {
    expect(visibleNameRule(tidyName(name))).toBe(NAME_MARKS);
  },
);

test.each(['Nguyễn Thị Huế', 'Siân Oar', 'ज़ींनत राव', 'שָׁלוֹם כהן', 'นิ้ว น้ำ'])(
  'composes the marks of a name: %j',
  (name) => {
    expect(visibleNameRule(tidyName(name))).toBeNull();
  },
);

test.each(['’', '‘', 'ʼ', 'ʻ', '´', '`', '′', "'"])('reads %s as an apostrophe', (mark) => {
  expect(plainApostrophes(`Kim O${mark}Neill`)).toBe("Kim O'Neill");
});
