import { describePortal } from './describePortal.ts';

const demo = {
  clubPassword: 'OARS-demo-boathouse',
  member: { name: 'Kim Waters', password: 'one' },
  coach: { name: 'Ash Brook', password: 'two' },
};

describe('describePortal', () => {
  it('says where it is and how to get in as a new member, a member, and a coach', () => {
    const words = describePortal(9000, demo);
    for (const word of [
      'http://localhost:9000',
      'OARS-demo-boathouse',
      'Kim Waters / one',
      'Ash Brook / two',
    ]) {
      expect(words).toContain(word);
    }
  });

  it("says nothing of ways into a club that is not the demo's", () => {
    expect(describePortal(9000, null)).not.toMatch(/password/i);
  });
});
