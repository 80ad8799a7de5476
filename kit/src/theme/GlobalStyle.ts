// @inner

import { createGlobalStyle } from 'styled-components';
import { palettes, type Palette, type ThemeName } from './palettes.ts';

/** `{ onWater: '#FFF' }` → `--onWater:#FFF;` */
const declare = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--${name}:${colour};`)
    .join('');

const colours: Record<ThemeName, string> = {
  light: `color-scheme:light;${declare(palettes.light)}--shadow:0 1px 2px #0b1f2a14,0 1px 1px #0b1f2a0a;--shadow-deep:0 2px 6px #0b1f2a14,0 12px 32px #0b1f2a1a;`,
  dark: `color-scheme:dark;${declare(palettes.dark)}--shadow:0 1px 2px #0006;--shadow-deep:0 8px 30px #0008;`,
  sunlight: `color-scheme:light;${declare(palettes.sunlight)}--shadow:none;--shadow-deep:none;--border:2px;--accent:var(--ink);`,
};

/**
 * Every token of the house style as a CSS custom property, and the few rules that apply to every element; docs/design.md says
 * when to use which.
 *
 * - colors: see `Palette`; `--club-bar`, `--club-accent` and the text on them are the club's;
 *   `--accent` is the thin line under the selected element
 * - depth: `--shadow` of a card, `--shadow-deep` of floating elements
 * - space: `--s1` … `--s7` = 4 8 12 16 24 32 48 px
 * - radii: `--radius` of a control, `--radius-button`, `--radius-card`, `--radius-board`, `--pill`
 * - type: `--text-xs` … `--text-5xl` = 13 14.5 16 18 21 26 34 50 84 px at the usual base;
 *   `--weight-fact`, `--weight-label`, `--weight-name`, `--weight-number`
 * - motion: `--motion` of a hover or a press, `--motion-pane`, `--motion-land`, `--motion-launch`; all 0 with reduced motion
 * - `--thumb-zone`: the height that a screen's action bar and the portal's tabs cover at the bottom;
 *   `--above-bar`: temporary content on top of it, which does not move toasts
 * - `--target`: the minimum side of a touch target (48 px, 64 on the kiosk); `--border`
 *
 * `<html data-theme>` selects a theme (without it the system does), `<html data-scale="kiosk">` the wall tablet's size.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${colours.light}
    --club-bar: #12304A; --club-on-bar: #FFFFFF; --club-accent: #E0702F; --club-on-accent: #000000; --accent: var(--club-accent);
    --s1: 4px; --s2: 8px; --s3: 12px; --s4: 16px; --s5: 24px; --s6: 32px; --s7: 48px;
    --radius: 10px; --radius-button: 12px; --radius-card: 16px; --radius-board: 18px; --pill: 999px;
    --border: 1px; --target: 48px;
    --motion: 120ms; --motion-pane: 200ms; --motion-land: 300ms; --motion-launch: 400ms;
    --text-xs: .8125rem; --text-s: .90625rem; --text-m: 1rem; --text-l: 1.125rem; --text-xl: 1.3125rem;
    --text-2xl: 1.625rem; --text-3xl: 2.125rem; --text-4xl: 3.125rem; --text-5xl: 5.25rem;
    --weight-fact: 500; --weight-label: 650; --weight-name: 700; --weight-number: 750;
    --thumb-zone: calc(var(--action-bar, 0px) + var(--tabs, 0px));
    --base: 100%;
    font-size: var(--base);
  }
  @media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${colours.dark} } }
  :root[data-theme='light'] { ${colours.light} }
  :root[data-theme='dark'] { ${colours.dark} }
  :root[data-theme='sunlight'] { ${colours.sunlight} --base: 120%; }
  /* The wall tablet is read from at least arm's length, so no text is smaller than 20 px. */
  :root[data-scale='kiosk'] { --base: 125%; --target: 64px; --text-xs: 1rem; --text-s: 1rem; }
  :root[data-scale='kiosk'][data-theme='sunlight'] { --base: 150%; }
  @media (prefers-reduced-motion: reduce) { :root { --motion: 0ms; --motion-pane: 0ms; --motion-land: 0ms; --motion-launch: 0ms; } }

  *, ::before, ::after { box-sizing: border-box; }
  html { scroll-padding-bottom: calc(var(--thumb-zone) + var(--above-bar, 0px) + var(--s3)); }
  body {
    margin: 0;
    padding-bottom: calc(var(--thumb-zone) + var(--above-bar, 0px));
    background: var(--paper);
    color: var(--ink);
    font: 1rem/1.5 'Figtree Variable', 'Figtree fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
    font-feature-settings: 'tnum';
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    overflow-wrap: break-word;
  }
  h1, h2, h3, p, ul, ol, figure, fieldset { margin: 0; padding: 0; }
  h1, h2, h3 { line-height: 1.2; font-weight: var(--weight-name); letter-spacing: -.012em; text-wrap: balance; }
  h1 { font-size: var(--text-xl); }
  h2 { font-size: var(--text-l); }
  h3 { font-size: var(--text-m); }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; font-feature-settings: inherit; color: inherit; letter-spacing: inherit; }
  a { color: var(--cedar); text-underline-offset: .2em; }
  kbd { padding: 1px 6px; border: 1px solid; border-radius: 5px; font: inherit; font-size: var(--text-xs); white-space: nowrap; }
  img, svg { display: block; max-width: 100%; }
  :focus-visible { outline: 3px solid var(--cedar); outline-offset: 2px; }
  /* An empty live region takes no space, but must be rendered. */
  [role='alert']:empty, [role='status']:empty { position: absolute; }
  h1:focus { outline: 0; }
  html:has(dialog:modal) { overflow: hidden; }
`;
