import { createGlobalStyle } from 'styled-components';
import { palettes, type Palette, type ThemeName } from './palettes.ts';

/** `{ onWater: '#FFF' }` → `--onWater:#FFF;` */
const declare = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour};`)
    .join('');

const colours: Record<ThemeName, string> = {
  light: `color-scheme:light;${declare(palettes.light)}--shadow:0 1px 2px #0b1f2a1f,0 4px 16px #0b1f2a14;`,
  dark: `color-scheme:dark;${declare(palettes.dark)}--shadow:0 1px 2px #0008,0 4px 16px #0006;`,
  sunlight: `color-scheme:light;${declare(palettes.sunlight)}--shadow:none;--border:2px;--line:var(--outline);`,
};

/**
 * Every token of the house style as a CSS custom property, and the few rules that apply to every element.
 *
 * - colours: see `Palette`; `--line` separates content and is no border of a control; `--shadow`
 * - space: `--s1` … `--s7` = 4 8 12 16 24 32 48 px; `--radius`, `--pill`
 * - type: `--text-s` `--text-m` `--text-l` `--text-xl` `--text-2xl` `--text-3xl`, each 1.2 times the one before
 * - `--target`: the minimum side of a touch target (48 px, 64 on the kiosk); `--border`; `--motion` (0 with reduced motion)
 *
 * `<html data-theme>` selects a theme (without it the system does), `<html data-scale="kiosk">` the wall tablet's size.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    --line: color-mix(in srgb, var(--outline) 50%, transparent);
    ${colours.light}
    --s1: 4px; --s2: 8px; --s3: 12px; --s4: 16px; --s5: 24px; --s6: 32px; --s7: 48px;
    --radius: 10px; --pill: 999px; --border: 1px; --target: 48px; --motion: 150ms;
    --text-s: .833rem; --text-m: 1rem; --text-l: 1.2rem; --text-xl: 1.44rem; --text-2xl: 1.728rem; --text-3xl: 2.074rem;
    --base: 100%;
    font-size: var(--base);
  }
  @media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${colours.dark} } }
  :root[data-theme='light'] { ${colours.light} }
  :root[data-theme='dark'] { ${colours.dark} }
  :root[data-theme='sunlight'] { ${colours.sunlight} --base: 120%; }
  /* The wall tablet is read from at least arm's length, so no text is smaller than 20 px. */
  :root[data-scale='kiosk'] { --base: 125%; --target: 64px; --text-s: 1rem; }
  :root[data-scale='kiosk'][data-theme='sunlight'] { --base: 150%; }
  @media (prefers-reduced-motion: reduce) { :root { --motion: 0ms; } }

  *, ::before, ::after { box-sizing: border-box; }
  html { scroll-padding-bottom: calc(var(--thumb-zone, 0px) + var(--s3)); }
  body {
    margin: 0;
    padding-bottom: var(--thumb-zone, 0px);
    background: var(--paper);
    color: var(--ink);
    font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif;
    font-variant-numeric: tabular-nums;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    overflow-wrap: break-word;
  }
  h1, h2, h3, p, ul, ol, figure, fieldset { margin: 0; padding: 0; }
  h1, h2, h3 { line-height: 1.2; font-weight: 650; text-wrap: balance; }
  h1 { font-size: var(--text-xl); }
  h2 { font-size: var(--text-l); }
  h3 { font-size: var(--text-m); }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: var(--cedar); text-underline-offset: .2em; }
  img, svg { display: block; max-width: 100%; }
  :focus-visible { outline: 3px solid var(--cedar); outline-offset: 2px; }
  /* An empty live region takes no space, but must be rendered. */
  [role='alert']:empty, [role='status']:empty { position: absolute; }
  h1:focus { outline: 0; }
  html:has(dialog:modal) { overflow: hidden; }
`;
