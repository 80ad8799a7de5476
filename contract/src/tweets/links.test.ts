import fc from 'fast-check';
import { piecesOf, webAddress } from './links.ts';

const linksOf = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? []);

test.each([
  ['Flow is up: https://river.example/flow?x=1#now', ['https://river.example/flow?x=1#now']],
  ['See http://a.example, www.b.example.', ['http://a.example/', 'https://www.b.example/']],
  ['(https://a.example/b_(c)).', ['https://a.example/b_(c)']],
  ['HTTPS://A.example/Path!', ['https://a.example/Path']],
  ['no links here: a.example, ftp://a.example, mailto:kim@a.example', []],
  ['javascript:alert(1) data:text/html,x', []],
  ['http:// https:// www. https://...', []],
  ['<a href="https://a.example/">x</a>', ['https://a.example/']],
])('links %j to %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

test('splits a text into words and links in order, none of them empty', () => {
  expect(piecesOf('https://www.a.example')).toEqual([
    { text: 'https://www.a.example', href: 'https://www.a.example/' },
  ]);
  expect(piecesOf('See www.a.example, not http://.')).toEqual([
    { text: 'See ', href: null },
    { text: 'www.a.example', href: 'https://www.a.example/' },
    { text: ', not http://.', href: null },
  ]);
  expect(piecesOf('')).toEqual([]);
});

test('keeps the text in its pieces, and links only to web pages', () => {
  const part = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom('www.', 'https://', 'javascript:', ')', '.'),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('');
      const pieces = piecesOf(text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const link of linksOf(text)) expect(link).toMatch(/^https?:\/\//);
    }),
  );
});

test.each([
  ['https://a.example', 'https://a.example/'],
  [' http://a.example/b ', 'http://a.example/b'],
  ['\u00a0http://a.example/b', 'http://a.example/b'],
  ['javascript:alert(1)', null],
  ['a.example', null],
  ['', null],
  [undefined, null],
])('shortens the address %j to %j', (text, address) => {
  expect(webAddress(text)).toBe(address);
});
