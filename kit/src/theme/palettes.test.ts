import { contrastRatio } from '@fleetwatch/contract/clubs/contrast';
import { groupHueOf, groupHues, groupShades } from './groupHues.ts';
import { palettes, workoutColours, type Palette, type ThemeName } from './palettes.ts';

const texts = ['ink', 'muted', 'water', 'cedar', 'green', 'amber', 'red'] as const;
const tinted = ['water', 'cedar', 'green', 'amber', 'red'] as const;
const boardTexts = ['boardInk', 'boardMuted', 'boardTime'] as const;
const themes = Object.entries(palettes) as [ThemeName, Palette][];

/** The least contrast that each theme keeps, above WCAG's 4.5 for text and 3 for a control. */
const least: Record<ThemeName, { raised: number; sunk: number; tint: number; outline: number }> = {
  light: { raised: 5.7, sunk: 5.3, tint: 5.2, outline: 3.2 },
  dark: { raised: 7, sunk: 6, tint: 6.2, outline: 3.2 },
  sunlight: { raised: 11.4, sunk: 9.8, tint: 9.3, outline: 17.9 },
};

/** Mixes `share` percent of one color into another, as `color-mix(in srgb, …)` does. */
function mix(one: string, share: number, other: string): string {
  const channel = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
  return [1, 3, 5].reduce((colour, at) => {
    const value = Math.round((channel(one, at) * share + channel(other, at) * (100 - share)) / 100);
    return colour + value.toString(16).padStart(2, '0');
  }, '#');
}

describe.each(themes)('the %s palette', (name, palette) => {
  it.each(texts)('has readable %s on paper, card and wash', (text) => {
    expect(contrastRatio(palette[text], palette.paper)).toBeGreaterThanOrEqual(least[name].raised);
    expect(contrastRatio(palette[text], palette.card)).toBeGreaterThanOrEqual(least[name].raised);
    expect(contrastRatio(palette[text], palette.wash)).toBeGreaterThanOrEqual(least[name].sunk);
  });

  it.each(tinted)('has readable %s, and ink, on its own tint', (colour) => {
    const tint = palette[`${colour}Tint`];
    expect(contrastRatio(palette[colour], tint)).toBeGreaterThanOrEqual(least[name].tint);
    expect(contrastRatio(palette.ink, tint)).toBeGreaterThanOrEqual(least[name].tint);
  });

  it.each([
    ['onWater', 'water'],
    ['onRed', 'red'],
    ['paper', 'ink'],
  ] as const)('has readable %s on a fill of %s', (text, fill) => {
    expect(contrastRatio(palette[text], palette[fill])).toBeGreaterThanOrEqual(5.7);
  });

  it.each(['paper', 'card'] as const)('shows the border of a control on %s', (surface) => {
    expect(contrastRatio(palette.outline, palette[surface])).toBeGreaterThanOrEqual(least[name].outline);
  });

  it.each(boardTexts)('has readable %s on the board and on its rows', (text) => {
    expect(contrastRatio(palette[text], palette.board)).toBeGreaterThanOrEqual(8);
    expect(contrastRatio(palette[text], palette.boardRow)).toBeGreaterThanOrEqual(6.8);
  });

  it('has readable text in the row of a late boat, and an edge that sets it off', () => {
    expect(contrastRatio(palette.onBoardLate, palette.boardLate)).toBeGreaterThanOrEqual(10.1);
    expect(contrastRatio(palette.boardLateEdge, palette.board)).toBeGreaterThanOrEqual(3);
  });

  it.each(groupHues)('has readable text in the hue %s', (hue) => {
    const { text, fill } = groupShades[name];
    const ratio = contrastRatio(mix(hue, text, palette.ink), mix(hue, fill, palette.card));
    expect(ratio).toBeGreaterThanOrEqual(name === 'sunlight' ? 9 : 5.2);
  });

  it('has five different steps of a day in a calendar', () => {
    expect(new Set([palette.wash, palette.heat1, palette.heat2, palette.heat3, palette.heat4]).size).toBe(5);
  });
});

describe('groupHueOf', () => {
  it('starts the hues of groups again after the last', () => {
    expect([0, 5, 6].map(groupHueOf)).toEqual([groupHues[0], groupHues[5], groupHues[0]]);
  });
});

describe('workoutColours', () => {
  it('has seven different colors', () => {
    expect(new Set(workoutColours).size).toBe(7);
  });
});
