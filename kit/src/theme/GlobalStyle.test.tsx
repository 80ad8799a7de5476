import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { GlobalStyle } from './GlobalStyle.ts';
import { palettes, type ThemeName } from './palettes.ts';

const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);

afterEach(() => {
  delete document.documentElement.dataset['theme'];
  delete document.documentElement.dataset['scale'];
});

describe('GlobalStyle', () => {
  it.each(Object.entries(palettes))('declares every color of the %s theme', (name, palette) => {
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

  it('declares every token that a style of the portal reads, unless the style sets it itself', () => {
    const root = join(import.meta.dirname, '../../..');
    const files = globSync('{kit,shell,remote-template,mf-*}/src/**/*.{ts,tsx,html}', { cwd: root });
    expect(files.length).toBeGreaterThan(500);
    const sources = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
    const read = new Set([...sources.matchAll(/var\((--[\w-]+)[,)]/g)].map(([, name = '']) => name));
    const set = new Set(
      [...sources.matchAll(/(?<!var\()(--[\w-]+)['"`]?\]?[:,]/g)].map(([, name = '']) => name),
    );
    const colours = new Set(Object.keys(palettes.light).map((name) => `--${name}`));
    expect([...read].filter((name) => !set.has(name) && !colours.has(name))).toEqual([]);
  });
});
