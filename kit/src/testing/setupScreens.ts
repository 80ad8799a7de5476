import '@testing-library/jest-dom';
import { format } from 'node:util';

/**
 * A test in which something wrote to console.error fails: React's warnings and jsdom's "not implemented" are faults of
 * the screen. A test that expects such a message replaces console.error by its own spy.
 */
let complaints: string[] = [];

// eslint-disable-next-line no-console -- this is the collector the rule's purpose asks for
console.error = (...message: unknown[]) => {
  complaints.push(format(...message));
};

beforeEach(() => {
  complaints = [];
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});
