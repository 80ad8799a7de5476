import { describePortal } from './describePortal.ts';

const demo = {
  clubPassword: 'OARS-demo-boathouse',
  member: { name: 'Kim Waters', password: 'one' },
  coach: { name: 'Ash Brook', password: 'two' },
};

describe('describePortal', () => {
  it('says where it is and how to get in as a new member, a member, and a coach', () => {
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
  ])('where it listens on %s it is at %s', (host, address) => {
    expect(describePortal({ host, port: 9000 }, null)).toContain(`Fleetwatch is at  ${address}\n`);
  });

  it("says nothing of ways into a club that is not the demo's", () => {
    expect(describePortal({ host: '127.0.0.1', port: 9000 }, null)).not.toMatch(/password/i);
  });
});
