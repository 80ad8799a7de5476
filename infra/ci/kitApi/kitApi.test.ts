import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findWrongMarks } from './deprecations.ts';
import { findBreaks } from './findBreaks.ts';
import type { Release } from './Release.ts';

/** Below the repository's libraries, as a release is compared there. */
const DATA = path.resolve(__dirname, '../../../.data');

let place: string;
beforeEach(() => {
  mkdirSync(DATA, { recursive: true });
  place = mkdtempSync(path.join(DATA, 'kit-api-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const release = (version: string, text: string): Release => ({
  version,
  exports: { './ui/button/Button': './ui/button/Button.d.ts' },
  files: { './ui/button/Button.d.ts': text },
});

const LAST = `
import type { ReactElement } from 'react';
export interface ButtonProps { tone?: 'quiet' | 'loud'; label: string; isWide?: boolean }
export declare function Button(props: ButtonProps): ReactElement;
export type Tone = 'quiet' | 'loud';
export interface Press<Target> { target: Target; at: number }
export declare const BUTTON_MAX: number, BUTTON_MIN: number;
export declare function pressesOf(button: string | number): Press<string>[];
`;

const breaksOf = (change: (text: string) => string, version = '1.1.0', last = LAST) =>
  findBreaks(release('1.0.0', last), release(version, change(last)), place).map(({ what }) =>
    what.replace('ui/button/Button: ', ''),
  );

const without = (line: RegExp) => (text: string) => text.replace(line, '');

test.each<[string, (text: string) => string]>([
  ['nothing', (text) => text],
  ['an optional prop more', (text) => text.replace('label: string;', 'label: string; icon?: string;')],
  ['one more of a union that is taken', (text) => text.replaceAll("| 'loud'", "| 'loud' | 'plain'")],
  ['a prop that need no longer be set', (text) => text.replace('label:', 'label?:')],
  ['a field more in what is given', (text) => text.replace('at: number', 'at: number; by: string')],
  ['a wider parameter', (text) => text.replace('string | number)', 'string | number | null)')],
  ['a new export', (text) => `${text}export declare const Knob: string;`],
])('reports no break for %s', (_what, change) => {
  expect(breaksOf(change)).toEqual([]);
});

test.each<[string, (text: string) => string, string[]]>([
  ['a removed value', without(/, BUTTON_MIN: number/), ['BUTTON_MIN']],
  ['a removed type', without(/export type Tone.*/), ['Tone']],
  ['a narrower parameter', (text) => text.replace('string | number)', 'string)'), ['pressesOf']],
  ['a new required prop', (text) => text.replace('label: string', 'label: string; id: string'), ['Button']],
  ['a removed optional prop', without(/; isWide\?: boolean/), ['ButtonProps', 'Button']],
  ['a removed choice', without(/ \| 'loud'/), ['Button']],
  ['another type', (text) => text.replace("'quiet' | 'loud';\nexport i", 'number;\nexport i'), ['Tone']],
  ['a field less in what is given', without(/; at: number/), ['Press', 'pressesOf']],
  ['a result that may be missing', (text) => text.replace('>[];', '>[] | undefined;'), ['pressesOf']],
])('reports what %s breaks', (_what, change, names) => {
  expect(breaksOf(change)).toEqual(names);
});

test("gives the compiler's reason", () => {
  const next = release('1.1.0', LAST.replace('BUTTON_MAX: number', 'BUTTON_MAX: string'));
  expect(findBreaks(release('1.0.0', LAST), next, place)).toEqual([
    { what: 'ui/button/Button: BUTTON_MAX', why: "Type 'string' is not assignable to type 'number'." },
  ]);
});

test('reports every name of a removed module', () => {
  const next = { version: '1.1.0', exports: {}, files: {} };
  expect(findBreaks(release('1.0.0', LAST), next, place).map(({ why }) => why)).toEqual(
    Array(7).fill('It is gone.'),
  );
});

describe('a name marked to go with 2', () => {
  const marked = LAST.replace(
    'export type Tone',
    '/** @deprecated since 1.0.0, goes with 2: use ButtonProps. */\nexport type Tone',
  );

  it('keeps a name marked to go with 2 for all of 1', () => {
    expect(breaksOf(without(/export type Tone.*/), '1.9.0', marked)).toEqual(['Tone']);
  });

  it('lets a marked name go or change with 2, and no other', () => {
    expect(breaksOf(without(/export type Tone.*/), '2.0.0', marked)).toEqual([]);
    expect(
      breaksOf((text) => text.replace("'quiet' | 'loud';\nexport i", 'number;\nexport i'), '2.0.0', marked),
    ).toEqual([]);
    expect(breaksOf(without(/, BUTTON_MIN: number/), '2.0.0', marked)).toEqual(['BUTTON_MIN']);
  });

  it('refuses to remove a name with 2 that was to go with 3', () => {
    const later = marked.replace('goes with 2', 'goes with 3');
    expect(breaksOf(without(/export type Tone.*/), '2.0.0', later)).toEqual(['Tone']);
  });
});

test.each([
  ['since 2.0.0, goes with 3: use Screen', []],
  ['since 2.1.0, goes with 4', []],
  ['since 2.1.0, goes with 3', ['ui/button/Button: Knob: it may go with 4, not before.']],
  ['since 2.0.0, goes with 2', ['ui/button/Button: Knob: it may go with 3, not before.']],
  ['use Screen', ['ui/button/Button: Knob: "@deprecated use Screen" is not "since 1.4.0, goes with 3: …".']],
])('reads from a mark since when and until when: %s', (mark, wrong) => {
  const text = `/** @deprecated ${mark} */\nexport declare const Knob: string;`;
  expect(findWrongMarks(release('2.1.0', text))).toEqual(wrong);
});
