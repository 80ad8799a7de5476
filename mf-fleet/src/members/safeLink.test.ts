import { safeLink } from './safeLink.ts';

it.each([
  ['https://example.org/me', 'https://example.org/me'],
  [' http://example.org ', 'http://example.org/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['example.org', null],
  ['', null],
  [undefined, null],
])('safeLink(%j) is %j', (address, link) => {
  expect(safeLink(address)).toBe(link);
});
