import { textOfFailure } from '@fleetwatch/kit/store/failureMessages';
import { groupMessages } from './groupMessages.ts';

const textOf = (code: string, messages: ReturnType<typeof groupMessages>) =>
  textOfFailure({ status: code === 'internal' ? 500 : code, code, text: 'Why.', field: null }, messages);

test('shows the documented texts for groups', () => {
  expect(textOf('internal', groupMessages('delete'))).toBe('delete: failure on send!');
  expect(textOf('timeout', groupMessages('dry-dock'))).toBe('exception on dry-dock: Why.');
  expect(textOf('garbled', groupMessages('dry-dock'))).toBe('exception on dry-dock: Why.');
  expect(textOf('offline', groupMessages('splash'))).toBe('exception on splash/send: Why.');
});
