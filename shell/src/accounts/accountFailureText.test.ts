import { MAY_BE_SAVED } from '@fleetwatch/contract/errors/texts';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { accountFailureText } from './accountFailureText.ts';
import type { AccountAction } from './texts.ts';

const textOf = (action: AccountAction, status: ApiFailure['status'], code: string = String(status)) =>
  accountFailureText(action, { text: 'The boathouse is busy.', field: null, status, code });

describe.each<[AccountAction, string]>([
  ['signUp', 'User registration'],
  ['changePassword', 'Password change'],
  ['changeProfile', 'Profile change'],
  ['requestResetKey', 'Reset key request'],
  ['resetPassword', 'Password reset'],
])('accountFailureText of %s', (action, name) => {
  it('returns the documented texts', () => {
    const failed = `Sorry :-( ${name} experienced a failure`;
    expect(textOf(action, 'offline')).toBe(`${failed} on the sending trip.`);
    expect(textOf(action, 'timeout')).toBe(`${failed} on the receiving trip.`);
    expect(textOf(action, 'garbled')).toBe(`${failed} on the receiving trip. ${MAY_BE_SAVED}`);
    expect(textOf(action, 500, 'internal')).toBe(`${failed}.`);
  });

  it("returns the server's own words unchanged", () => {
    expect(textOf(action, 503, 'busy')).toBe('The boathouse is busy.');
  });
});
