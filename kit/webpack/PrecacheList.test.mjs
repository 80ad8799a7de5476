import { expect, test } from '@jest/globals';
import { listPrecached } from './PrecacheList.mjs';

const file = (name, text = name) => ({ name, source: Buffer.from(text) });

test('a file with a hash in its name needs no other mark; one without has that of its content', () => {
  const [icon, script] = listPrecached([file('assets/shell.0123456789ab.js'), file('a.png', 'one')]);
  expect(script).toEqual({ url: '/assets/shell.0123456789ab.js', revision: null });
  expect(icon).toEqual({ url: '/a.png', revision: expect.stringMatching(/^[0-9a-f]{12}$/) });
  expect(listPrecached([file('a.png', 'two')])[0].revision).not.toBe(icon.revision);
});

test('neither the page, which is made for each request, nor what only tools read is in it', () => {
  const names = [
    'index.html',
    'provided.json',
    'sw.js',
    'assets/licences.txt',
    'assets/a.0123456789ab.js.map',
    'a.js.gz',
    'a.js.br',
  ];
  expect(listPrecached(names.map((name) => file(name)))).toEqual([]);
});
