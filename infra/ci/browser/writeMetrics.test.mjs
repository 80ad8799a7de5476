import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { median, tableOf, writeMetrics } from './writeMetrics.mjs';

describe('writeMetrics', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'fleetwatch-metrics-'));
    jest.spyOn(console, 'log').mockReturnValue(undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  it('prints a report and writes it with its title into a new folder', () => {
    const made = path.join(folder, 'bench-results');
    writeMetrics('lighthouse', 'Lighthouse', '| a |', made);
    expect(readFileSync(path.join(made, 'lighthouse.md'), 'utf8')).toBe('# Lighthouse\n\n| a |\n');
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining('| a |'));
  });

  it('replaces the previous report and leaves other reports unchanged', () => {
    writeMetrics('api', 'API', 'old', folder);
    writeMetrics('size', 'Size', 'other', folder);
    writeMetrics('api', 'API', 'new', folder);
    expect(readFileSync(path.join(folder, 'api.md'), 'utf8')).toBe('# API\n\nnew\n');
    expect(readFileSync(path.join(folder, 'size.md'), 'utf8')).toBe('# Size\n\nother\n');
  });
});

it('returns the middle of an odd number of runs', () => {
  expect(median([3, 1, 20])).toBe(3);
});

it('makes a table with right-aligned numbers', () => {
  expect(tableOf(['what', 'ms'], [['a', 1]])).toBe('| what | ms |\n| --- | ---: |\n| a | 1 |');
});
