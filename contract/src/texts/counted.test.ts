import { expect, test } from '@jest/globals';
import { counted } from './counted.ts';

test.each([
  [0, '0 boats'],
  [1, '1 boat'],
  [2, '2 boats'],
])('counts %i of a boat as "%s"', (count, text) => expect(counted(count, 'boat')).toBe(text));

test('accepts an irregular plural', () => expect(counted(2, 'entry', 'entries')).toBe('2 entries'));
