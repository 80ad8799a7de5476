import { expect, test } from '@jest/globals';
import { counted } from './counted.ts';

test.each([
  [0, '0 boats'],
  [1, '1 boat'],
  [2, '2 boats'],
])('%i of a boat are "%s"', (count, text) => expect(counted(count, 'boat')).toBe(text));

test('takes a plural of its own', () => expect(counted(2, 'entry', 'entries')).toBe('2 entries'));
