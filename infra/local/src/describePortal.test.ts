import { describePortal } from './describePortal.ts';

const demo = {
  clubPassword: 'OARS-demo-boathouse',
  member: { name: 'Kim Waters', password: 'one' },
  coach: { name: 'Ash Brook', password: 'two' },
};

describe('describePortal', () => {
  it('prints the address and how to sign in as a new member, a member, and a coach', () => {
    const words = describePortal({ host: '127.0.0.1', port: 9000 }, demo);
    for (const word of [
      'http://localhost:9000',
      'OARS-demo-boathouse',
      'Kim Waters / one',
      'Ash Brook / two',
    ]) {
      expect(words).toContain(word);
    }
  });

  it.each([
    ['0.0.0.0', 'http://localhost:9000'],
    ['192.0.2.7', 'http://192.0.2.7:9000'],
    ['2001:db8::7', 'http://[2001:db8::7]:9000'],
  ])('listening on %s, it prints %s', (host, address) => {
    expect(describePortal({ host, port: 9000 }, null)).toContain(`Fleetwatch is at  ${address}\n`);
  });

  it("prints no accounts for a club other than the demo's", () => {
    expect(describePortal({ host: '127.0.0.1', port: 9000 }, null)).not.toMatch(/password/i);
  });
});
