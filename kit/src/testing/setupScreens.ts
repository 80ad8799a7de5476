import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';
import { fakeApi, takeUnexpectedCalls } from './fakeApi.tsx';

/**
 * A test in which something wrote to console.error fails: React's warnings and jsdom's "not implemented" are faults of
 * the screen. A test that expects such a message replaces console.error by its own spy. So does a test that calls the
 * network where nothing was arranged: there is none.
 */
let complaints: string[] = [];

/** Waiting ends when what is awaited is there: the limits are only for what never comes, so a busy machine may take its time. */
const ELEMENT_TIMEOUT_MS = 5_000;
const TEST_TIMEOUT_MS = 30_000;
configure({ asyncUtilTimeout: ELEMENT_TIMEOUT_MS });
jest.setTimeout(TEST_TIMEOUT_MS);

// eslint-disable-next-line no-console -- this is the collector the rule's purpose asks for
console.error = (...message: unknown[]) => {
  complaints.push(format(...message));
};

beforeEach(() => {
  complaints = [];
  localStorage.clear();
  sessionStorage.clear();
  fakeApi();
});

afterEach(() => {
  const calls = takeUnexpectedCalls();
  if (calls.length > 0) throw new Error(`The test arranged no answer for: ${calls.join(', ')}`);
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});
