import { NAME_INVISIBLE, NAME_MARKS, NAME_WITHOUT_LETTERS } from '../texts/texts.ts';
import * as texts from './texts.ts';
import {
  boatDetailsRule,
  boatMilesRule,
  boatNameRule,
  editedBoatNameRule,
  editedLogRule,
  logEntryRule,
  mayMoveTo,
} from './rules.ts';

test.each([
  ['Kestrel', null],
  ['First Light', null],
  ['  Kestrel ', null],
  ['Heron', null],
  ['Tern', null],
  ['Möwe', null],
  ['Ægir', null],
  ['Łabędź', null],
  ['Mo\u0308we', null],
  ['Mӧwe', texts.BOAT_NAME_LETTERS],
  ['Ελένη', texts.BOAT_NAME_LETTERS],
  ['Mowe\u200b', texts.BOAT_NAME_LETTERS],
  ['    ', texts.BOAT_NAME_SHORT],
  [`Mo${'\u0308'.repeat(3)}we`, NAME_MARKS],
  ['Tui', texts.BOAT_NAME_SHORT],
  ['  Tui  ', texts.BOAT_NAME_SHORT],
  ['x'.repeat(32), null],
  ['x'.repeat(33), texts.BOAT_NAME_LONG],
  ['Kestrel 2', texts.BOAT_NAME_LETTERS],
  ["Kim's Boat", texts.BOAT_NAME_LETTERS],
  ['Kestrel.', texts.BOAT_NAME_LETTERS],
])('accepts %j as the name of a new boat: %j', (name, text) => {
  expect(boatNameRule(name)).toBe(text);
});

describe('an edited boat’s name', () => {
  test.each([...'/\\|-_#@*&^~!?,;:`(){}[]<>'])("refuses an edited boat's name with %s", (character) => {
    expect(editedBoatNameRule(`Kestrel${character}`)).toBe(texts.BOAT_NAME_SPECIAL);
  });

  test('accepts digits, periods, apostrophes and letters of any script', () => {
    for (const name of ['Kestrel 2', "Kim's No. 1", 'Möwe', 'Tern']) {
      expect(editedBoatNameRule(name)).toBeNull();
    }
  });

  test('refuses invisible characters, and requires letters', () => {
    expect(editedBoatNameRule('Kestrel\u200b')).toBe(NAME_INVISIBLE);
    expect(editedBoatNameRule('ㅤㅤㅤㅤ')).toBe(NAME_INVISIBLE);
    expect(editedBoatNameRule('Kestrel\u202e')).toBe(NAME_INVISIBLE);
    expect(editedBoatNameRule('2 0 2 6')).toBe(NAME_WITHOUT_LETTERS);
    expect(editedBoatNameRule('Kestrel／2')).toBe(texts.BOAT_NAME_SPECIAL);
  });

  test('requires 4 to 32 characters', () => {
    expect(editedBoatNameRule('Tui')).toBe(texts.BOAT_NAME_SHORT);
    expect(editedBoatNameRule('x'.repeat(33))).toBe(texts.BOAT_NAME_LONG);
  });
});

test('limits details to 128 characters, and miles to 0 through 10,000', () => {
  expect(boatDetailsRule('x'.repeat(128))).toBeNull();
  expect(boatDetailsRule('x'.repeat(129))).toBe(texts.BOAT_DETAILS_LENGTH);
  for (const miles of [0, 12.5, 10_000]) expect(boatMilesRule(miles)).toBeNull();
  for (const miles of [-1, 10_000.01, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(boatMilesRule(miles)).toBe(texts.BOAT_MILES_INVALID);
  }
});

test('requires 2 to 280 trimmed characters in a log entry', () => {
  expect(logEntryRule('ok')).toBeNull();
  expect(logEntryRule('x'.repeat(280))).toBeNull();
  expect(logEntryRule('Oar lost\n')).toBeNull();
  expect(logEntryRule('x'.repeat(281))).toBe(texts.LOG_ENTRY_LONG);
  for (const entry of ['', ' ', ' x ', '\n\n\n']) expect(logEntryRule(entry)).toBe(texts.LOG_ENTRY_SHORT);
});

test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'refuses a log entry of several lines, as with %j',
  (mark) => {
    expect(logEntryRule(`Oar lost${mark}2026-05-01 Ana Bo: All fine`)).toBe(texts.LOG_ENTRY_LINES);
  },
);

test('limits an edited log to 4096 characters, unless it was longer before', () => {
  expect(editedLogRule('')('x'.repeat(4096))).toBeNull();
  expect(editedLogRule('')('x'.repeat(4097))).toBe(texts.LOG_LONG);
  const grown = 'x'.repeat(5000);
  expect(editedLogRule(grown)(grown)).toBeNull();
  expect(editedLogRule(grown)(`${grown}x`)).toBe(texts.LOG_LONG);
});

describe('a boat moves (rule boat.change-class)', () => {
  const group = (name: string, payload: number, active = true): Parameters<typeof mayMoveTo>[0] => ({
    name,
    payload,
    active,
  });

  test('moves a boat to a class with as many seats, 4 and 5 alike', () => {
    expect(mayMoveTo(group('Quad', 4), 5)).toBe(true);
    expect(mayMoveTo(group('Four', 5), 4)).toBe(true);
    expect(mayMoveTo(group('Pair', 2), 2)).toBe(true);
    expect(mayMoveTo(group('Eight', 9), 4)).toBe(false);
    expect(mayMoveTo(group('Pair-with', 3), 2)).toBe(false);
  });

  test.each(['Private 1x', 'Private 2-4-8', 'Launch', 'Borrowed 1x'])(
    'refuses to move a boat to %s',
    (name) => {
      expect(mayMoveTo(group(name, 3), 3)).toBe(false);
    },
  );

  test('refuses to move a boat to a deleted class', () => {
    expect(mayMoveTo(group('Quad', 4, false), 4)).toBe(false);
  });
});
