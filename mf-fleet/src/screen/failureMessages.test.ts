import { textOfFailure } from '@fleetwatch/kit/store/failureMessages';
import { APPEND_MESSAGES, BOAT_MESSAGES, LAUNCH_MESSAGES } from './failureMessages.ts';

const failure = (status: number | string, code: string) => ({ status, code, text: 'Why.', field: null });

describe('textOfFailure', () => {
  it.each([
    [BOAT_MESSAGES, 'There was an error sending the information.'],
    [APPEND_MESSAGES, 'There was an error sending the append.'],
    [LAUNCH_MESSAGES, 'Sorry, failure on send!'],
  ])('returns the documented text when the server failed', (messages, text) => {
    expect(textOfFailure(failure(500, 'internal'), messages)).toBe(text);
  });

  it.each([
    [BOAT_MESSAGES, 'There was an exception receiving the reply. Why.'],
    [APPEND_MESSAGES, 'There was an exception receiving the reply on the append. Why.'],
    [LAUNCH_MESSAGES, 'Sorry, exception on launch/reply! Why.'],
  ])('returns the documented text when no response came', (messages, text) => {
    expect(textOfFailure(failure('timeout', 'timeout'), messages)).toBe(text);
    expect(textOfFailure(failure('garbled', 'garbled'), messages)).toBe(text);
  });

  it.each([
    [BOAT_MESSAGES, 'There was an exception sending the information.'],
    [APPEND_MESSAGES, 'There was an exception sending the append.'],
    [LAUNCH_MESSAGES, 'Sorry, exception on launch/send'],
  ])('returns the documented text when nothing could be sent', (messages, text) => {
    expect(textOfFailure(failure('offline', 'offline'), messages)).toBe(text);
  });

  it('returns the reason that the server gave', () => {
    expect(textOfFailure(failure(409, 'boat_out'), BOAT_MESSAGES)).toBe('Why.');
  });
});
