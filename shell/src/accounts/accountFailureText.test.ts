import { MAY_BE_SAVED } from '@fleetwatch/contract/errors/texts';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { accountFailureText, type AccountAction } from './accountFailureText.ts';

const textOf = (call: AccountAction, status: ApiFailure['status'], code: string = String(status)) =>
  accountFailureText(call, { text: 'The boathouse is busy.', field: null, status, code });

describe.each<AccountAction>([
  'User registration',
  'Password change',
  'Profile change',
  'Reset key request',
  'Password reset',
])('accountFailureText of %s', (call) => {
  it('has the documented texts', () => {
    const said = `Sorry :-( ${call} experienced a failure`;
    expect(textOf(call, 'offline')).toBe(`${said} on the sending trip.`);
    expect(textOf(call, 'timeout')).toBe(`${said} on the receiving trip.`);
    expect(textOf(call, 'garbled')).toBe(`${said} on the receiving trip. ${MAY_BE_SAVED}`);
    expect(textOf(call, 500, 'internal')).toBe(`${said}.`);
  });

  it("leaves the server's own words as they are", () => {
    expect(textOf(call, 503, 'busy')).toBe('The boathouse is busy.');
  });
});
