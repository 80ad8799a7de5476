import { describe, expect, it } from '@jest/globals';
import { median, replacePart, tableOf } from './writeMetrics.mjs';

describe('replacePart', () => {
  it('leaves the rest unchanged', () => {
    const text = 'one\n\n<!-- a -->\n\nold\n\n<!-- end of a -->\n\ntwo\n';
    expect(replacePart(text, 'a', 'new')).toBe('one\n\n<!-- a -->\n\nnew\n\n<!-- end of a -->\n\ntwo\n');
  });

  it('refuses a text without the section', () => {
    expect(() => replacePart('one', 'a', 'new')).toThrow('There is no part a.');
  });
});

it('returns the middle of an odd number of runs', () => {
  expect(median([3, 1, 20])).toBe(3);
});

it('makes a table with right-aligned numbers', () => {
  expect(tableOf(['what', 'ms'], [['a', 1]])).toBe('| what | ms |\n| --- | ---: |\n| a | 1 |');
});
