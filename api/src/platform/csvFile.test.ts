import { text } from 'node:stream/consumers';
import { csvFile, type Cell, type CsvLineBreak } from './csvFile.ts';

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

test('lines end as RFC 4180 has them, the header is there without rows too', async () => {
  expect(await written(rowsOf(['Heron', 4.5], ['Avocet', 0]))).toBe(
    'Boat,Miles\r\nHeron,4.5\r\nAvocet,0\r\n',
  );
  expect(await written(rowsOf())).toBe('Boat,Miles\r\n');
});

test('commas, quotes and line breaks are quoted', async () => {
  const cells = await written(rowsOf(['a,b', 1], ['say "hi"', 2], ['two\nlines', 3], ['cr\rlf', 4]));
  expect(cells).toBe('Boat,Miles\r\n"a,b",1\r\n"say ""hi""",2\r\n"two\nlines",3\r\n"cr\rlf",4\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', async (cell) => {
  const [, line = ''] = (await written(rowsOf([cell, 0]))).split('Miles\r\n');
  expect(line.replace(/^"/, '').startsWith(`'${cell}`)).toBe(true);
});

test('a number may be below zero', async () => {
  expect(await written(rowsOf(['Heron', -1]))).toContain('Heron,-1');
});

test('with <br> for line breaks, a cell that has one is quoted', async () => {
  expect(await written(rowsOf(['Heron', 1], ['no<br>row', 2]), '<br>')).toBe(
    'Boat,Miles<br>Heron,1<br>"no<br>row",2<br>',
  );
});

test('what fails before the first row is thrown', async () => {
  // eslint-disable-next-line require-yield -- it fails before it gives anything
  async function* failing(): AsyncGenerator<readonly Cell[]> {
    throw new Error('no database');
  }
  await expect(written(failing())).rejects.toThrow('no database');
});

test('rows are read as they are sent, and end when nobody reads on', async () => {
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

test('whoever never reads it leaves nothing open', async () => {
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
