import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { plainCsv } from '@fleetwatch/contract/activity/csvCells';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readSheet } from '../../spreadsheets/readSheet.ts';
import { startRuntime } from '../config/runtime.ts';
import { runInRequest, startRecord } from '../logging/requestRecord.ts';
import { csvFile, type Cell, type CsvLineBreak } from './csvFile.ts';
import { REPLY } from './Reply.ts';

async function* rowsOf(...rows: Cell[][]): AsyncGenerator<readonly Cell[]> {
  yield* rows;
}

async function written(rows: AsyncGenerator<readonly Cell[]>, lineBreak?: CsvLineBreak): Promise<string> {
  const file = await csvFile({
    fileName: 'test.csv',
    columns: ['Boat', 'Miles'],
    rows,
    ...(lineBreak ? { lineBreak } : {}),
  });
  return text(file.content);
}

test('ends lines as in RFC 4180, and gives a file without rows a header', async () => {
  expect(await written(rowsOf(['Heron', 4.5], ['Avocet', 0]))).toBe(
    'Boat,Miles\r\nHeron,4.5\r\nAvocet,0\r\n',
  );
  expect(await written(rowsOf())).toBe('Boat,Miles\r\n');
});

test('quotes commas, quotes and line breaks', async () => {
  const cells = await written(rowsOf(['a,b', 1], ['say "hi"', 2], ['two\nlines', 3], ['cr\rlf', 4]));
  expect(cells).toBe('Boat,Miles\r\n"a,b",1\r\n"say ""hi""",2\r\n"two\nlines",3\r\n"cr\rlf",4\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r'=1"`],
  ['steady\n=1', `"steady\n'=1"`],
  ['steady<BR />=1', `"steady<BR />'=1"`],
  ['<br\u2028\t>=1', `"<br\u2028'\t>=1"`],
])('writes %j so that it is not a formula', async (cell, cured) => {
  expect(await written(rowsOf([cell, 0]))).toBe(`Boat,Miles\r\n${cured},0\r\n`);
});

/** Generates cells that try to inject a formula. */
const spiteful = fc
  .array(
    fc.constantFrom(
      ...['=cmd', '+1', '-1', '@SUM(A1)', '\t', '\r', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'],
      ...[
        '<br>',
        '<BR>',
        '<br/>',
        '<br >',
        '<Br\n/>',
        '<br',
        '>',
        '"',
        '""',
        ',',
        ';',
        "'",
        'steady',
        '5',
        '＝1',
      ],
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
/** Replaces the documented line breaks, in cells and between records, as readers do. */
const withoutTags = (read: string): string => read.replaceAll(/<br\s*\/?>/gi, '\n');
const isNumber = (cell: string): boolean => /^-?\d+(\.\d+)?$/.test(cell);
const formulasIn = (records: string[][]): string[] =>
  records
    .flat()
    .filter((cell) => !isNumber(cell))
    .flatMap((cell) => cell.split(/[\n\v\f\u0085\u2028\u2029]|\r\n|\r(?!\n)|;/))
    .filter((line) => /^[=+\-@\t\r＝＋－＠]/.test(line));

test('writes no line of a cell as a formula, in any form in which a file is saved or mailed', async () => {
  const recordsOf = (read: string): string[][] => parse(read, { relax_column_count: true });
  const property = fc.asyncProperty(
    fc.array(fc.tuple(spiteful, spiteful), { minLength: 1, maxLength: 4 }),
    fc.constantFrom<CsvLineBreak>('\r\n', '<br>'),
    async (rows, lineBreak) => {
      const file = await written(rowsOf(...rows), lineBreak);
      const saved = plainCsv(file);
      const { rows: cells } = (await readSheet(
        { [REPLY]: 'csv', fileName: 'x.csv', content: Readable.from([file]) },
        10,
      )) ?? {
        rows: [],
      };
      const mailed = cells.map((row) => row.map(String));
      const sheets = [recordsOf(saved), recordsOf(plainCsv(saved)), mailed];
      const replaced = sheets.map((sheet) => sheet.map((row) => row.map(withoutTags)));
      for (const form of [...sheets, ...replaced, recordsOf(withoutTags(file))]) {
        expect(form).toHaveLength(rows.length + 1);
        expect(formulasIn(form)).toEqual([]);
      }
    },
  );
  await fc.assert(property, { numRuns: 500 });
});

test('quotes a cell that opens a tag which the next record closes', async () => {
  expect(await written(rowsOf(['Heron', '<br'], ['>', 1]))).toBe('Boat,Miles\r\nHeron,"<br"\r\n>,1\r\n');
});

test('keeps a number below zero', async () => {
  expect(await written(rowsOf(['Heron', -1]))).toContain('Heron,-1');
});

test('quotes a cell with a line break when line breaks are <br>', async () => {
  expect(await written(rowsOf(['Heron', 1], ['no<br>row', 2]), '<br>')).toBe(
    'Boat,Miles<br>Heron,1<br>"no<br>row",2<br>',
  );
});

test('throws an error before the first row', async () => {
  // eslint-disable-next-line require-yield -- it fails before the first row
  async function* failing(): AsyncGenerator<readonly Cell[]> {
    throw new Error('no database');
  }
  await expect(written(failing())).rejects.toThrow('no database');
});

test('reads rows while they are sent, and stops when the reader stops', async () => {
  let given = 0;
  const ended = new Promise<number>((resolve) => {
    async function* endless(): AsyncGenerator<readonly Cell[]> {
      try {
        for (;;) {
          given += 1;
          yield [`Boat ${given}`, given];
        }
      } finally {
        resolve(given);
      }
    }
    void csvFile({ fileName: 'x.csv', columns: ['Boat', 'Miles'], rows: endless() }).then(
      async ({ content }) => {
        for await (const chunk of content) if (String(chunk) !== '') break;
      },
    );
  });
  expect(await ended).toBeLessThan(5_000);
});

test('leaves no cursor open when a file is never read', async () => {
  const ended = new Promise<void>((resolve) => {
    async function* rows(): AsyncGenerator<readonly Cell[]> {
      try {
        yield ['Heron', 1];
        yield ['Avocet', 2];
      } finally {
        resolve();
      }
    }
    void csvFile({ fileName: 'x.csv', columns: ['Boat', 'Miles'], rows: rows() }).then(({ content }) => {
      content.destroy();
    });
  });
  await expect(ended).resolves.toBeUndefined();
});

test.each(['the last line', 'a reader who leaves', 'an error'])(
  "ends a member's turn with %s (rule portal.heavy)",
  async (how) => {
    startRuntime({ mongodbUri: '', secret: 's'.repeat(32), basePath: '', isProduction: false });
    async function* rows(): AsyncGenerator<readonly Cell[]> {
      yield ['Heron', 1];
      if (how === 'an error') throw new Error('The cursor is gone.');
      if (how === 'a reader who leaves') for (;;) yield ['Heron', 1];
    }
    const record = { ...startRecord('a request'), actor: 'kim' };
    await runInRequest(record, async () => {
      const { content } = await csvFile({ fileName: 'test.csv', columns: ['Boat', 'Miles'], rows: rows() });
      if (how === 'a reader who leaves') content.destroy();
      else await text(content).catch(() => undefined);
      expect(
        await text((await csvFile({ fileName: 'b.csv', columns: ['Boat'], rows: rowsOf() })).content),
      ).toBe('Boat\r\n');
    });
  },
);

test('ends the turn of a file that fails before its first line (rule portal.heavy)', async () => {
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    await Promise.reject(new Error('No such class.'));
    yield [];
  }
  await runInRequest({ ...startRecord('a request'), actor: 'robin' }, async () => {
    for (let times = 0; times < 2; times += 1) {
      await expect(csvFile({ fileName: 'a.csv', columns: ['Boat'], rows: rows() })).rejects.toThrow(
        'No such class.',
      );
    }
  });
});
