import { readTab, writeTab } from './boardParams.ts';

const params = (text: string) => new URLSearchParams(text);

test.each([
  ['', 'all'],
  ['tweets=group', 'group'],
  ['tweets=headsup', 'headsup'],
  ['tweets=reply', 'all'],
  ['tweets=nonsense', 'all'],
])('selects for %j the tab %s', (text, tab) => {
  expect(readTab(params(text))).toBe(tab);
});

test('keeps the rest of the address', () => {
  expect(writeTab(params('do=land&x=1'), 'everyone').toString()).toBe('do=land&x=1&tweets=everyone');
  expect(writeTab(params('tweets=group&do=land'), 'all').toString()).toBe('do=land');
  expect(writeTab(params('tweets=group'), 'reply').toString()).toBe('');
});
