import { LAND_TEXTS } from '@fleetwatch/contract/sorties/texts';
import { inFunction, Refusal, refusalOf } from './Refusal.ts';

const failure = (status: number | 'offline' | 'timeout' | 'garbled', code: string, text: string) => ({
  status,
  code,
  text,
  field: null,
});

describe('refusalOf', () => {
  it("returns the server's text, and marks stale data", () => {
    const refused = refusalOf(
      failure(409, 'already_launched', 'Kestrel has already been launched.'),
      'launch: failure on send!',
    );
    expect(refused.text).toBe('Kestrel has already been launched.');
    expect(refused.isOutOfDate).toBe(true);
  });

  it('returns the documented text for a server failure', () => {
    const broken = refusalOf(failure(500, 'internal', 'Sorry'), 'launch: failure on send!');
    expect(broken.text).toBe('launch: failure on send!');
    expect(broken.isOutOfDate).toBe(false);
  });

  it('reports a missing connection', () => {
    const offline = refusalOf(
      failure('offline', 'offline', 'Network: Connection refused.'),
      'failure on send!',
    );
    expect(offline.text).toBe('Network: Connection refused.');
  });

  it("uses the call's texts if it has them, else the reason", () => {
    const slow = failure('timeout', 'timeout', 'Busy.');
    expect(refusalOf(slow, LAND_TEXTS).text).toBe('exception on reply: Busy.');
    const garbled = failure('garbled', 'garbled', 'It may have been written.');
    expect(refusalOf(garbled, LAND_TEXTS).text).toBe('exception on reply: It may have been written.');
    expect(refusalOf(slow, 'deck: failure on send!').text).toBe('Busy.');
    expect(refusalOf(failure(404, 'not_found', 'Gone.'), LAND_TEXTS)).toMatchObject({
      text: 'Gone.',
      isOutOfDate: true,
    });
  });
});

describe('inFunction', () => {
  it('names the function of an exception', async () => {
    const run = () => Promise.reject(new TypeError('x is undefined'));
    await expect(inFunction('LaunchButton!postLaunch', run)).rejects.toMatchObject({
      text: 'exception in LaunchButton!postLaunch(): x is undefined',
    });
  });

  it('passes refusals and results through', async () => {
    const refusal = new Refusal('Kestrel has already been launched.', true);
    await expect(inFunction('a', () => Promise.reject(refusal))).rejects.toBe(refusal);
    await expect(inFunction('a', () => Promise.resolve())).resolves.toBeUndefined();
  });
});
