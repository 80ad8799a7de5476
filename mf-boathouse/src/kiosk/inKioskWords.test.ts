import { inKioskWords } from './inKioskWords.ts';

const failure = (status: number | 'offline' | 'timeout', code: string, text: string) => ({
  status,
  code,
  text,
  field: null,
});
const worded = (status: number | 'offline' | 'timeout', code: string, text: string): string =>
  inKioskWords(failure(status, code, text), 'authlaunch: failure on send!', 'exception on authlaunch/reply:')
    .text;

test.each([
  [500, 'internal', 'Sorry', 'authlaunch: failure on send!'],
  ['timeout', 'timeout', 'Busy.', 'exception on authlaunch/reply: Busy.'],
  ['offline', 'offline', 'Network: Connection refused.', 'Network: Connection refused.'],
  [409, 'already_launched', 'Argo has already been launched.', 'Argo has already been launched.'],
] as const)('%s %s says the catalogue’s words', (status, code, text, expected) => {
  expect(worded(status, code, text)).toBe(expected);
});
