import type { SignUpBody } from '@fleetwatch/contract/accounts/wire';
import { refuseSignUp } from './refuseSignUp.ts';

const good: SignUpBody = {
  club: 'OARS-demo-boathouse',
  name: 'Kim Harper',
  email: 'kim@example.org',
  password: 'Row2win!',
  passwordhint: 'our first cox',
  group: 'a'.repeat(24),
  pic: '',
  aboutme: '',
  aboutmeurl: '',
  coach_p: 0,
};

const GUARDIAN = { name: 'Petra Tidewell', email: 'petra@example.org', consents: false };
const refused = (change: Partial<SignUpBody>, ageOn: string | null = null): unknown => {
  try {
    refuseSignUp({ ...good, ...change }, 'OARS', ageOn);
  } catch (error) {
    return error;
  }
  return null;
};

test('names the first refused field of the form', () => {
  expect(() => {
    refuseSignUp(good, 'OARS', null);
  }).not.toThrow();
  expect(refused({ club: 'short', name: 'x' })).toMatchObject({ code: 'invalid:club' });
  expect(refused({ name: 'x', email: 'y' })).toMatchObject({ code: 'invalid:name' });
  expect(refused({ passwordhint: good.password })).toMatchObject({ code: 'invalid:passwordhint' });
  expect(refused({ group: '' })).toMatchObject({ code: 'invalid:group' });
  expect(refused({ aboutmeurl: 'javascript:alert(1)' })).toMatchObject({ code: 'invalid:aboutmeurl' });
});

test.each<[Partial<SignUpBody>, string | null]>([
  [{}, null],
  [{ birthDate: '2026-05-15' }, 'invalid:birthDate'],
  [{ birthDate: '1850-01-01' }, 'invalid:birthDate'],
  [{ birthDate: '2008-05-15' }, null],
  [{ birthDate: '2008-05-16' }, 'invalid:guardian'],
  [{ birthDate: '2008-05-16', guardian: { ...GUARDIAN, name: 'Petra' } }, 'invalid:guardian'],
  [{ birthDate: '2008-05-16', guardian: { ...GUARDIAN, email: 'petra' } }, 'invalid:guardian'],
  [{ birthDate: '2008-05-16', guardian: GUARDIAN }, null],
  // An adult needs no guardian.
  [{ birthDate: '2008-05-15', guardian: { ...GUARDIAN, name: 'x' } }, null],
])('in a club with juniors asks for the age: %j (rule account.age)', (answer, code) => {
  const refusal = refused(answer, '2026-05-15');
  if (code === null) expect(refusal).toBeNull();
  else expect(refusal).toMatchObject({ code });
  expect(refused(answer)).toBeNull();
});
