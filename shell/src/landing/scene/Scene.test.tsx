import { render, screen } from '@testing-library/react';
import { channelsOf, contrastRatio } from '@fleetwatch/contract/clubs/contrast';
import type { ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { palettes } from '@fleetwatch/kit/theme/palettes';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { WEEKDAYS } from '../landingPicture.ts';
import { VEIL_PERCENT } from '../veil.ts';
import { Scene } from './Scene.tsx';
import { SKIES } from './skies.ts';

const GREEN: ClubIdentity = {
  colours: { first: '#0E5A3A', second: '#F7E7A1', third: '#C0392B' },
  blade: 'hoops',
};

const draw = (day: (typeof WEEKDAYS)[number], { identity = GREEN, isFlat = false } = {}) =>
  render(<Scene sky={SKIES[day]} identity={identity} isFlat={isFlat} />).container;

/** Returns the board's color over another, as `color-mix` with transparent gives it. */
function veiled(board: string, colour: string): string {
  const [above, below] = [channelsOf(board), channelsOf(colour)];
  const channels = above.map((value, at) =>
    Math.round((value * VEIL_PERCENT + (below[at] ?? 0) * (100 - VEIL_PERCENT)) / 100),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe.each(WEEKDAYS)('the scene of %s', (day) => {
  it('describes the scene, and passes axe', async () => {
    const container = draw(day);
    expect(screen.getByRole('img', { name: SKIES[day].text })).toBeVisible();
    expect(await findViolations(container)).toEqual([]);
  });

  it("draws the club's shirts, accent, flag and blades (rule club.identity)", () => {
    const { first, second, third } = GREEN.colours;
    const container = draw(day);
    const painted = (id: string, colour: string | undefined) =>
      container.querySelectorAll(`[id="${id}"] :is([fill="${colour}"], [stroke="${colour}"])`).length;
    // Eight shirts and shorts, and the cox's.
    expect(painted('boat', first)).toBeGreaterThanOrEqual(17);
    expect(painted('boat', third)).toBeGreaterThanOrEqual(9);
    expect(painted('oar', second)).toBe(1);
    const plain = draw(day, { identity: { ...GREEN, blade: 'plain' } });
    expect(plain.querySelector(`[id="oar"] [fill="${second}"]`)).toBeNull();
    expect(container.querySelectorAll('[href="#oar"]')).toHaveLength(8);
  });

  it.each(['light', 'dark'] as const)('keeps text on its veil at 4.5:1 or more, %s', (theme) => {
    const { board, boardInk } = palettes[theme];
    const { sky, hills, water, light, doors } = SKIES[day];
    // White is the lightest color drawn: clouds, hull, mist.
    for (const colour of [...sky, ...hills, ...water, light, doors, '#FFFFFF'])
      expect(contrastRatio(boardInk, veiled(board, colour))).toBeGreaterThanOrEqual(4.5);
  });

  it('draws flat colors in sunlight', () => {
    const container = draw(day, { isFlat: true });
    for (const id of ['sky', 'lake']) {
      const stops = [...container.querySelectorAll(`[id="${id}"] stop`)];
      expect(new Set(stops.map((stop) => stop.getAttribute('stop-color'))).size).toBe(1);
    }
  });
});

it('draws a different scene each day', () => {
  const drawn = WEEKDAYS.map((day) => draw(day).innerHTML);
  expect(new Set(drawn).size).toBe(7);
  expect(new Set(WEEKDAYS.map((day) => SKIES[day].text)).size).toBe(7);
});

it('draws neither boats nor a name behind a logo', () => {
  const { container } = render(<Scene sky={SKIES.monday} isFlat={false} isCalm />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('[id="boat"]')).toBeNull();
});
