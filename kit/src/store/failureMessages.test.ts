import { LAND_TEXTS, OUTSTANDING_TEXTS, LAUNCH_TEXTS } from '@fleetwatch/contract/sorties/texts';
import type { ApiFailure } from './apiFailure.ts';
import { textOfCall } from './failureMessages.ts';

const failure = (status: ApiFailure['status'], text: string, code = String(status)) => ({
  status,
  text,
  code,
  field: null,
});
const broken = failure(500, 'Sorry', 'internal');
const slow = failure('timeout', 'Busy.');
const offline = failure('offline', 'Network: Connection refused.');

test.each([
  [LAUNCH_TEXTS, broken, 'launch: failure on send!'],
  [LAUNCH_TEXTS, slow, 'exception on launch/reply! Busy.'],
  [LAUNCH_TEXTS, offline, 'Network: Connection refused.'],
  [LAUNCH_TEXTS, new Error('x is undefined'), 'exception on launch/send x is undefined'],
  [OUTSTANDING_TEXTS, broken, 'getOutstanding: failure on send!'],
  [OUTSTANDING_TEXTS, slow, 'exception on getOutstanding/reply: Busy.'],
  [OUTSTANDING_TEXTS, offline, 'Network: Connection refused.'],
  [OUTSTANDING_TEXTS, new Error('no'), 'exception on getOutstanding/send: no'],
  [LAND_TEXTS, broken, 'failure on send!'],
  [LAND_TEXTS, slow, 'exception on reply: Busy.'],
  [LAND_TEXTS, offline, 'Network: Connection refused.'],
  [
    LAND_TEXTS,
    { name: 'Error', message: 'as the store keeps it' },
    'exception on send as the store keeps it',
  ],
  [LAND_TEXTS, failure(409, 'This sortie is not out.', 'not_out'), 'This sortie is not out.'],
])('returns for %j, %j: %j', (texts, error, text) => {
  expect(textOfCall(error, texts)).toBe(text);
});
