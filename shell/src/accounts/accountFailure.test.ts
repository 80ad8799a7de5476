import {
  SIGN_UP_FAILURE,
  SIGN_UP_FAILURE_RECEIVING,
  SIGN_UP_FAILURE_SENDING,
} from '@fleetwatch/contract/accounts/messages';
import { accountFailureText } from './accountFailure.ts';

const failure = { text: 'The boathouse is busy.', field: null };

describe('accountFailureText', () => {
  it('has the documented texts of registration', () => {
    const textOf = (status: 'offline' | 'timeout' | number, code: string) =>
      accountFailureText('User registration', { ...failure, status, code });
    expect(textOf('offline', 'offline')).toBe(SIGN_UP_FAILURE_SENDING);
    expect(textOf('timeout', 'timeout')).toBe(SIGN_UP_FAILURE_RECEIVING);
    expect(textOf(500, 'internal')).toBe(SIGN_UP_FAILURE);
  });

  it("leaves the server's own words as they are", () => {
    const refused = { ...failure, status: 503, code: 'busy' };
    expect(accountFailureText('Password reset', refused)).toBe('The boathouse is busy.');
  });
});
