import { csvText, escapeFormula, plainCsv } from './csvCells.ts';

test.each([
  ['=cmd|calc', "'=cmd|calc"],
  ['＝cmd', "'＝cmd"],
  ['steady<BR>=cmd', "steady<BR>'=cmd"],
  ['steady<br />\t', "steady<br />'\t"],
  ['steady\r\n@SUM(A1)', "steady\r\n'@SUM(A1)"],
  ['\r=1', "'\r'=1"],
  ['a;=1', "a;'=1"],
  ['-5.25', '-5.25'],
  ['-12', '-12'],
  ['-', "'-"],
  ['=1-3', "'=1-3"],
  ['-5.25 steady', "'-5.25 steady"],
  ['a = b, b - c', 'a = b, b - c'],
  ["'=1", "'=1"],
])('escapeFormula(%j) is %j (rule csv.guard)', (cell, guarded) => {
  expect(escapeFormula(cell)).toBe(guarded);
});

describe('plainCsv', () => {
  test('breaks the line at the tags between records, not at those within a cell', () => {
    expect(plainCsv('Boat,Notes<br>Kestrel,"a<br>b ""c"""<BR/>Tern,5<br >')).toBe(
      'Boat,Notes\nKestrel,"a<br>b ""c"""\nTern,5\n',
    );
  });

  test('leaves a file with line breaks as it is', () => {
    const file = 'Boat,Notes\r\nKestrel,"two\nlines, one boat"\r\n';
    expect(plainCsv(file)).toBe(file);
  });

  test('guards what was written without guard, where a tag ends the record too', () => {
    expect(plainCsv('Notes\r\n=1\r\n"=2, ""3"""\r\nsteady<BR>=4\r\n')).toBe(
      `Notes\r\n'=1\r\n"'=2, ""3"""\r\nsteady\n'=4\r\n`,
    );
  });
});

test('csvText writes in quotes what holds a break, and reads back the same', () => {
  const text = csvText([
    ['Boat', 'Notes'],
    ['Kestrel', 'a<BR>=1'],
    ['Tern', 'say "hi"'],
  ]);
  expect(text).toBe(`Boat,Notes\nKestrel,"a<BR>'=1"\nTern,"say ""hi"""`);
  expect(plainCsv(text)).toBe(text);
});

test('a tag that the next record would close stays text', () => {
  const text = csvText([
    ['1', 'Tern <br '],
    ['>2', 'Heron'],
  ]);
  expect(text).toBe(`1,"Tern <br "\n>2,Heron`);
  expect(plainCsv(text)).toBe(text);
});
