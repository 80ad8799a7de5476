import { tabLabel } from './tabLabel.ts';

it('cuts a tab label to 14 characters', () => {
  expect(tabLabel('Straight Four with')).toBe('Straight Four');
  expect(tabLabel('Straight Pairs')).toBe('Straight Pairs');
});
