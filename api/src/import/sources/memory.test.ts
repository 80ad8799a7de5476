import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEXT_CHARACTERS_MAX } from '@fleetwatch/contract/import/limits';
import { TABLE_NO_ROWS, tooMuchText, xmlBroken, zipBomb } from '@fleetwatch/contract/import/texts';
import { strToU8, zipSync } from 'fflate';
import { largeEfaBackup } from '../../testing/efaBackup.ts';

const MOST_MIB = 200;
const ENTRY = 'data/Club/boats.efa2boats';
const OPEN = '<efa><header><type>efa2boats</type></header><data><record>';

const zipOf = (text: string): Buffer => Buffer.from(zipSync({ [ENTRY]: strToU8(text) }, { level: 1 }));

/** 4 MB of attributes that compress well. */
const manyAttributes = (): string =>
  Array.from({ length: 200_000 }, (_, at) => `b${at}="${Math.imul(at, 2_654_435_761)}"`).join(' ');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fleetwatch-memory-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Reads a file in a separate process, so that other tests do not affect its memory. */
function read(content: Buffer): { outcome: string; grownMiB: number } {
  const file = join(folder, 'file');
  writeFileSync(file, content);
  const script = join(__dirname, '../../testing/readProcess.ts');
  const printed = execFileSync(process.execPath, [script, file], { encoding: 'utf8', stdio: 'pipe' });
  return JSON.parse(printed) as { outcome: string; grownMiB: number };
}

test.each<[string, () => Buffer, string]>([
  [
    'a backup of ten years',
    () => largeEfaBackup({ boats: 200, people: 1_000, outings: 50_000 }),
    '50000 sorties',
  ],
  ['a zip bomb', () => Buffer.from(zipSync({ [ENTRY]: new Uint8Array(50_000_000) })), zipBomb(ENTRY)],
  [
    'many fields in one record',
    () => zipOf(OPEN + Array.from({ length: 1_000_000 }, (_, at) => `<f${at}/>`).join('')),
    xmlBroken(ENTRY),
  ],
  ['a tag without end', () => zipOf(`${OPEN}<a ${manyAttributes()}`), xmlBroken(ENTRY)],
  [
    'a list of empty cells',
    () => Buffer.from(`Date,Boat\n${`${','.repeat(900)}\n`.repeat(20_000)}`),
    TABLE_NO_ROWS,
  ],
  [
    'a list of long texts',
    () =>
      Buffer.from(
        `Date,Boat,Notes\n${Array.from({ length: 100_000 }, (_, at) => `2020-01-01,Osprey,${String(at).repeat(40)}`).join('\n')}`,
      ),
    tooMuchText(TEXT_CHARACTERS_MAX / 1_000_000),
  ],
])(
  'reads %s or refuses it by name, within 200 MiB (rule moving.limits)',
  (_what, content, outcome) => {
    const reported = read(content());
    expect(reported.outcome).toBe(outcome);
    expect(reported.grownMiB).toBeLessThan(MOST_MIB);
  },
  120_000,
);
