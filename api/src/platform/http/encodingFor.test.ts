import { encodingFor } from './encodingFor.ts';

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['br;q=0, gzip;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity, gzip;q=0.5', null],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['gzip;q=0.001', 'gzip'],
  ['zstd', null],
  ['gzipped, brr', null],
  [',;q=,=', null],
] as const)('chooses for %j the encoding %j', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
  // The second call is answered from memory.
  expect(encodingFor(header)).toBe(encoding);
});

test('answers more kinds of headers than it remembers', () => {
  for (let at = 0; at < 500; at += 1) expect(encodingFor(`gzip;q=0.5, x${at}`)).toBe('gzip');
  expect(encodingFor('br')).toBe('br');
});
