import { render } from '@testing-library/react';
import { GlobalStyle } from './GlobalStyle.ts';
import { palettes, type ThemeName } from './palettes.ts';

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  delete document.documentElement.dataset['scale'];
});

describe('GlobalStyle', () => {
  it.each(Object.entries(palettes))('declares every colour of the %s theme', (name, palette) => {
    render(<GlobalStyle />);
    document.documentElement.dataset['theme'] = name as ThemeName;
    for (const [colour, value] of Object.entries(palette)) expect(token(`--${colour}`)).toBe(value);
  });

  it('enlarges text by one step and borders to 2 px in sunlight', () => {
    render(<GlobalStyle />);
    expect([token('--base'), token('--border')]).toEqual(['100%', '1px']);
    document.documentElement.dataset['theme'] = 'sunlight';
    expect([token('--base'), token('--border'), token('--shadow'), token('--shadow-deep')]).toEqual([
      '120%',
      '2px',
      'none',
      'none',
    ]);
  });

  it('makes type 20 px and more, and targets 64 px, on the kiosk', () => {
    render(<GlobalStyle />);
    expect(token('--target')).toBe('48px');
    document.documentElement.dataset['scale'] = 'kiosk';
    expect([token('--base'), token('--target')]).toEqual(['125%', '64px']);
    expect([token('--text-xs'), token('--text-s')]).toEqual(['1rem', '1rem']);
  });
});
