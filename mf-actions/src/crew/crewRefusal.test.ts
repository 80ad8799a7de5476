import { crewRefusal } from './crewRefusal.ts';

const failure = (status: number | 'offline' | 'timeout' | 'garbled', code: string, text: string) => ({
  status,
  code,
  text,
  field: null,
});

describe('crewRefusal', () => {
  it.each([
    [failure(500, 'internal', 'Sorry'), 'launch: failure on send!', false],
    [failure('timeout', 'timeout', 'Busy.'), 'exception on launch/reply! Busy.', false],
    [failure('garbled', 'garbled', 'Perhaps.'), 'exception on launch/reply! Perhaps.', false],
    [
      failure('offline', 'offline', 'Network: Connection refused.'),
      'exception on launch/send. Network: Connection refused.',
      false,
    ],
    [
      failure(409, 'dry_docked', 'Kestrel is dry docked and cannot be launched.'),
      'Kestrel is dry docked and cannot be crewed.',
      true,
    ],
    [
      failure(409, 'already_launched', 'Kestrel has already been launched.'),
      'Kestrel has already been launched.',
      true,
    ],
    [failure(422, 'invalid:crew', 'Nobody can sit in two seats.'), 'Nobody can sit in two seats.', false],
  ])('returns for %j: %j', (error, text, isOutOfDate) => {
    const refusal = crewRefusal(error, 'Kestrel');
    expect(refusal.text).toBe(text);
    expect(refusal.isOutOfDate).toBe(isOutOfDate);
  });
});
