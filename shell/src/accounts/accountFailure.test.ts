import { MAY_BE_WRITTEN } from '@fleetwatch/contract/errors/messages';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { accountFailureText, type AccountErrand } from './accountFailure.ts';

const textOf = (errand: AccountErrand, status: ApiFailure['status'], code: string = String(status)) =>
  accountFailureText(errand, { text: 'The boathouse is busy.', field: null, status, code });

describe.each<AccountErrand>([
  'User registration',
  'Password change',
  'Profile change',
  'Reset key request',
  'Password reset',
])('accountFailureText of %s', (errand) => {
  it('has the documented texts', () => {
    const said = `Sorry :-( ${errand} experienced a failure`;
    expect(textOf(errand, 'offline')).toBe(`${said} on the sending trip.`);
    expect(textOf(errand, 'timeout')).toBe(`${said} on the receiving trip.`);
    expect(textOf(errand, 'garbled')).toBe(`${said} on the receiving trip. ${MAY_BE_WRITTEN}`);
    expect(textOf(errand, 500, 'internal')).toBe(`${said}.`);
  });

  it("leaves the server's own words as they are", () => {
    expect(textOf(errand, 503, 'busy')).toBe('The boathouse is busy.');
  });
});
