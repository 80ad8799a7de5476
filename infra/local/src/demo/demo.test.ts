import { DOCUMENTED_FLEET_GROUPS } from '@fleetwatch/api/fleetgroups/commands/addDocumentedFleetGroups';
import { nameRule, emailRule, hintRule, passwordRule } from '@fleetwatch/contract/accounts/rules';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { drawAvatar } from './drawAvatar.ts';
import { DEMO_FLEET } from './fleet.ts';
import { DEMO_COACH, DEMO_HINT, DEMO_MEMBER, DEMO_MEMBERS, DEMO_PASSWORD } from './people.ts';
import { outingsOfDay } from './season.ts';

test('makes every member valid for sign-up, with a unique name', () => {
  for (const member of DEMO_MEMBERS) {
    expect(nameRule(member.name)).toBeNull();
    expect(emailRule(member.email)).toBeNull();
  }
  expect(new Set(DEMO_MEMBERS.map(({ name }) => name)).size).toBe(60);
  expect(passwordRule(DEMO_PASSWORD)).toBeNull();
  expect(hintRule(DEMO_PASSWORD)(DEMO_HINT)).toBeNull();
});

test('prints the accounts of a member and a coach', () => {
  expect(DEMO_MEMBERS.find(({ name }) => name === DEMO_MEMBER)?.isCoach).toBe(false);
  expect(DEMO_MEMBERS.find(({ name }) => name === DEMO_COACH)?.isCoach).toBe(true);
});

test('has forty boats with valid names (rule boat.new)', () => {
  expect(DEMO_FLEET).toHaveLength(40);
  expect(new Set(DEMO_FLEET.map(({ name }) => name)).size).toBe(40);
  for (const { name } of DEMO_FLEET) expect(name).toMatch(/^[A-Za-z ]{4,32}$/);
});

describe('a day of the season', () => {
  const days = ['2026-01-14', '2026-06-20', '2026-07-01', '2028-02-29', '2026-11-01'];

  test.each(days)('makes %s the same each time', (day) => {
    expect(outingsOfDay(day)).toEqual(outingsOfDay(day));
  });

  test.each(days)(
    'puts on %s no member and no boat on the water twice at once, and fills every seat',
    (day) => {
      const outings = outingsOfDay(day);
      expect(outings.length).toBeGreaterThan(0);
      for (const [index, outing] of outings.entries()) {
        const payload = outing.boat ? DOCUMENTED_FLEET_GROUPS[outing.boat.group].payload : 1;
        expect([outing.launcher, ...outing.crew]).toHaveLength(seatsOfPayload(payload));
        expect(outing.boat?.isDryDocked ?? false).toBe(false);
        for (const other of outings.slice(index + 1)) {
          const isApart =
            other.launchedAtMinute >= outing.launchedAtMinute + outing.minutesOut ||
            outing.launchedAtMinute >= other.launchedAtMinute + other.minutesOut;
          if (isApart) continue;
          if (outing.boat) expect(other.boat?.name).not.toBe(outing.boat.name);
          const people = new Set([outing.launcher, ...outing.crew]);
          expect([other.launcher, ...other.crew].filter((person) => people.has(person))).toEqual([]);
        }
      }
    },
  );
});

test('draws an avatar without the name', () => {
  const svg = drawAvatar(DEMO_MEMBER);
  expect(svg).toBe(drawAvatar(DEMO_MEMBER));
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 96 96"/);
  expect(svg).not.toContain('Robin');
});
