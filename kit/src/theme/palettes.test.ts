import { contrastRatio } from './contrastRatio.ts';
import { palettes, workoutColours, type Palette, type ThemeName } from './palettes.ts';

const texts = ['ink', 'muted', 'water', 'cedar', 'green', 'amber', 'red'] as const;
const surfaces = ['paper', 'card'] as const;
const leastTextContrast: Record<ThemeName, number> = { light: 5.7, dark: 7, sunlight: 10 };
const themes = Object.entries(palettes) as [ThemeName, Palette][];

describe('contrastRatio', () => {
  it('computes the ends of the scale and a pair computed by hand', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
    expect(contrastRatio('#336699', '#336699')).toBe(1);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
});

describe.each(themes)('the %s palette', (name, palette) => {
  it.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    'has readable %s on %s',
    (text, surface) => {
      expect(contrastRatio(palette[text], palette[surface])).toBeGreaterThanOrEqual(leastTextContrast[name]);
    },
  );

  it.each([
    ['onWater', 'water'],
    ['onRed', 'red'],
    ['ink', 'wash'],
    ['paper', 'ink'],
  ] as const)('has readable %s on a fill of %s', (text, fill) => {
    expect(contrastRatio(palette[text], palette[fill])).toBeGreaterThanOrEqual(5.7);
  });

  it.each(texts)('keeps %s above 4.5 on the faint fill', (text) => {
    expect(contrastRatio(palette[text], palette.wash)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(surfaces)('shows the border of a control on %s', (surface) => {
    expect(contrastRatio(palette.outline, palette[surface])).toBeGreaterThanOrEqual(3);
  });
});

describe('workoutColours', () => {
  it('has seven different colours', () => {
    expect(new Set(workoutColours).size).toBe(7);
  });
});
