import { hasRequiredColumns, columnsOf, looseNameOf, rowsOf } from './importRows.ts';

test.each([
  ['Zoë Brook', 'zoe brook'],
  ['Brook, Zoë', 'zoe brook'],
  ['  KIM   Harper ', 'kim harper'],
  ['a, b, c', 'a, b, c'],
])('looks for the name %j as %j', (name, sought) => expect(looseNameOf(name)).toBe(sought));

test('recognizes headers in any case and with spaces, and takes the first of several', () => {
  expect(
    columnsOf(['Club', ' MEMBER ', 'E-Mail', 'Right', 'Class', 'Date', 'Un til', 'Evidence', 'Name']),
  ).toEqual({
    name: 1,
    email: 2,
    clearance: 3,
    fleetGroup: 4,
    acquired: 5,
    expires: 6,
    evidence: 7,
  });
  expect(columnsOf(['Boat', ''])).toEqual({});
});

test.each([
  [{ name: 0, clearance: 1, acquired: 2 }, true],
  [{ email: 0, clearance: 1, acquired: 2 }, true],
  [{ clearance: 1, acquired: 2 }, false],
  [{ name: 0, acquired: 2 }, false],
  [{ name: 0, clearance: 1 }, false],
])('accepts the columns %j: %j', (columns, isEnough) => expect(hasRequiredColumns(columns)).toBe(isEnough));

test('reads rows by their columns, skips empty lines, and keeps an unreadable day', () => {
  const columns = { name: 0, clearance: 1, acquired: 2, expires: 3 };
  const lines = [
    [' Kim ', 'Swim', '3/5/2026', 'soon'],
    ['', ' '],
    ['Zoë', 'Swim'],
  ];
  const empty = { email: '', fleetGroup: '', evidence: '' };
  expect(rowsOf(lines, columns, 'dmy')).toEqual([
    { ...empty, name: 'Kim', clearance: 'Swim', acquired: '2026-05-03', expires: 'soon' },
    { ...empty, name: 'Zoë', clearance: 'Swim', acquired: '', expires: '' },
  ]);
});
