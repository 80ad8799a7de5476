import { refusalOf } from './Refusal.ts';

const failure = (status: number | 'offline' | 'timeout', code: string, text: string) => ({
  status,
  code,
  text,
  field: null,
});

describe('refusalOf', () => {
  it('says what the server said, and knows that the boat is not as it was thought', () => {
    const refused = refusalOf(
      failure(409, 'already_launched', 'Kestrel has already been launched.'),
      'launch: failure on send!',
    );
    expect(refused.text).toBe('Kestrel has already been launched.');
    expect(refused.isOutOfDate).toBe(true);
  });

  it('has the documented text for a server that broke down', () => {
    const broken = refusalOf(failure(500, 'internal', 'Sorry'), 'launch: failure on send!');
    expect(broken.text).toBe('launch: failure on send!');
    expect(broken.isOutOfDate).toBe(false);
  });

  it('says that there is no connection', () => {
    const offline = refusalOf(
      failure('offline', 'offline', 'Network: Connection refused.'),
      'failure on send!',
    );
    expect(offline.text).toBe('Network: Connection refused.');
  });

  it('says that no answer came, in the documented words where the action has some', () => {
    const slow = failure('timeout', 'timeout', 'Busy.');
    expect(refusalOf(slow, 'failure on send!', 'exception on reply:').text).toBe('exception on reply: Busy.');
    expect(refusalOf(slow, 'deck: failure on send!').text).toBe('Busy.');
  });
});
