import { textOfFailure } from '@fleetwatch/kit/store/failureWords';
import { APPEND_WORDS, BOAT_WORDS, groupWords, LAUNCH_WORDS } from './failureWords.ts';

const failure = (status: number | string, code: string) => ({ status, code, text: 'Why.', field: null });

describe('textOfFailure', () => {
  it.each([
    [BOAT_WORDS, 'There was an error sending the information.'],
    [APPEND_WORDS, 'There was an error sending the append.'],
    [LAUNCH_WORDS, 'Sorry, failure on send!'],
    [groupWords('delete'), 'delete: failure on send!'],
  ])('has the documented words when the server broke down', (words, text) => {
    expect(textOfFailure(failure(500, 'internal'), words)).toBe(text);
  });

  it.each([
    [BOAT_WORDS, 'There was an exception receiving the reply. Why.'],
    [APPEND_WORDS, 'There was an exception receiving the reply on the append. Why.'],
    [LAUNCH_WORDS, 'Sorry, exception on launch/reply! Why.'],
    [groupWords('dry-dock'), 'exception on dry-dock: Why.'],
  ])('has the documented words when no answer came', (words, text) => {
    expect(textOfFailure(failure('timeout', 'timeout'), words)).toBe(text);
    expect(textOfFailure(failure('garbled', 'garbled'), words)).toBe(text);
  });

  it.each([
    [BOAT_WORDS, 'There was an exception sending the information.'],
    [APPEND_WORDS, 'There was an exception sending the append.'],
    [LAUNCH_WORDS, 'Sorry, exception on launch/send'],
    [groupWords('splash'), 'exception on splash/send: Why.'],
  ])('has the documented words when nothing could be sent', (words, text) => {
    expect(textOfFailure(failure('offline', 'offline'), words)).toBe(text);
  });

  it('gives the reason that the server gave', () => {
    expect(textOfFailure(failure(409, 'boat_out'), BOAT_WORDS)).toBe('Why.');
  });
});
