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

test('names the first refused field of the form', () => {
  expect(() => {
    refuseSignUp(good, 'OARS');
  }).not.toThrow();
  const refused = (change: Partial<SignUpBody>): unknown => {
    try {
      refuseSignUp({ ...good, ...change }, 'OARS');
    } catch (error) {
      return error;
    }
    return null;
  };
  expect(refused({ club: 'short', name: 'x' })).toMatchObject({ code: 'invalid:club' });
  expect(refused({ name: 'x', email: 'y' })).toMatchObject({ code: 'invalid:name' });
  expect(refused({ passwordhint: good.password })).toMatchObject({ code: 'invalid:passwordhint' });
  expect(refused({ group: '' })).toMatchObject({ code: 'invalid:group' });
  expect(refused({ aboutmeurl: 'javascript:alert(1)' })).toMatchObject({ code: 'invalid:aboutmeurl' });
});
