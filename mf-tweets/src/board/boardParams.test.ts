import { readTab, writeTab } from './boardParams.ts';

const params = (text: string) => new URLSearchParams(text);

test.each([
  ['', 'all'],
  ['tweets=group', 'group'],
  ['tweets=headsup', 'headsup'],
  ['tweets=reply', 'all'],
  ['tweets=nonsense', 'all'],
])('%j selects the tab %s', (text, tab) => {
  expect(readTab(params(text))).toBe(tab);
});

test('the rest of the address is unchanged', () => {
  expect(writeTab(params('do=land&x=1'), 'everyone').toString()).toBe('do=land&x=1&tweets=everyone');
  expect(writeTab(params('tweets=group&do=land'), 'all').toString()).toBe('do=land');
  expect(writeTab(params('tweets=group'), 'reply').toString()).toBe('');
});
