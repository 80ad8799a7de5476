import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';
import * as React from 'react';
import { drawingParts } from '../art/drawingParts.ts';
import { fakeApi, takeUnexpectedCalls } from './fakeApi.tsx';

/**
 * Fails a test that writes to console.error, because React's warnings and jsdom's "not implemented" are faults of the
 * screen; a test that expects such a message installs its own spy. Also fails a test that calls the network without a route
 * for it.
 */
let complaints: string[] = [];

/** Time limits matter only when a test fails, so they are generous enough for a busy machine. */
const ELEMENT_TIMEOUT_MS = 15_000;
const TEST_TIMEOUT_MS = 60_000;
configure({ asyncUtilTimeout: ELEMENT_TIMEOUT_MS });
jest.setTimeout(TEST_TIMEOUT_MS);

/**
 * React keeps a stack trace of each element it creates, which takes a tenth of a screen test's time and only adds lines to
 * warnings. It keeps none once it has counted 10,000 in a second, so this counter says that it has.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });

/** Whether an answer arrives before or after a test's last line is chance, and not a fault of the screen that shows it. */
const OF_CHANCE = /not wrapped in act\(/;

// eslint-disable-next-line no-console -- this collects what the rule forbids
console.error = (...message: unknown[]) => {
  const complaint = format(...message);
  if (!OF_CHANCE.test(complaint)) complaints.push(complaint);
};

/** Drawings are complete from the start: their lines arriving later would be an update that no test waits for. */
beforeAll(async () => {
  await Promise.all(drawingParts.map((part) => part.preload()));
});

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
