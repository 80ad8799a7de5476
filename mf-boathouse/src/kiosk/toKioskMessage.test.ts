import { toKioskMessage, toReadFailure } from './toKioskMessage.ts';

const WORDS = {
  failed: 'authlaunch: failure on send!',
  reply: 'exception on authlaunch/reply:',
  send: 'exception on authlaunch/send:',
};
const failure = (status: number | 'offline' | 'timeout' | 'garbled', code: string, text: string) => ({
  status,
  code,
  text,
  field: null,
});

test.each([
  [500, 'internal', 'Sorry', 'authlaunch: failure on send!'],
  ['timeout', 'timeout', 'Busy.', 'exception on authlaunch/reply: Busy.'],
  ['garbled', 'garbled', 'Unreadable.', 'exception on authlaunch/reply: Unreadable.'],
  ['offline', 'offline', 'Network: Connection refused.', 'Network: Connection refused.'],
  [409, 'already_launched', 'Argo has already been launched.', 'Argo has already been launched.'],
] as const)('uses the text of the catalog for %s %s', (status, code, text, expected) => {
  expect(toKioskMessage(failure(status, code, text), WORDS).text).toBe(expected);
});

test('reports an exception in this code', () => {
  const { text, status } = toKioskMessage({ name: 'TypeError', message: 'x is not a function' }, WORDS);
  expect(text).toBe('exception on authlaunch/send: x is not a function');
  expect(status).toBe(500);
});

test('never warns of a possible write after a read', () => {
  const garbled = failure(
    'garbled',
    'garbled',
    'The response could not be read. Your change may have been saved.',
  );
  expect(toReadFailure(garbled).text).toBe(
    'The response could not be read. This network may require you to sign in first.',
  );
  const refused = failure(200, 'credentials_refused', 'Name and password do not match.');
  expect(toReadFailure(refused)).toBe(refused);
});
