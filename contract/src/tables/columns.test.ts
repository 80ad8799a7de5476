import { columnsNamed, headerAt, separatorOf } from './columns.ts';

test.each([
  ['Name,Right\na;b;c;d', ','],
  ['Name;Right\r\na', ';'],
  ['Name\tRight', '\t'],
  ['"a,b,c";d', ';'],
  ['Name|Right', '|'],
  ['Swim tests\n\nName;Right', ';'],
  ['Name', ','],
])('finds the separator of %j: %j', (text, separator) => expect(separatorOf(text)).toBe(separator));

test('recognizes columns in any case and with spaces, and takes the first of several', () => {
  const words = { name: ['name', 'fullname'], day: ['date'] };
  expect(columnsNamed(words, ['No.', 'Full_Name', ' DA TE ', 'Name'])).toEqual({ name: 1, day: 2 });
  expect(columnsNamed(words, ['Boat', ''])).toEqual({});
});

test('finds the header within the first ten lines', () => {
  const lines = [...Array.from({ length: 9 }, () => ['Title']), ['Name'], ['Name']];
  const isHeader = ([cell]: readonly string[]) => cell === 'Name';
  expect(headerAt(lines, isHeader)).toBe(9);
  expect(headerAt([['Title'], ...lines], isHeader)).toBe(-1);
});
