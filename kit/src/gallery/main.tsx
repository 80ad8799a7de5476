import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { applyThemeSetting, chooseTheme, themeSettings } from '../theme/themeSetting.ts';
import { Gallery } from './Gallery.tsx';

document.documentElement.lang = 'en';
const theme = themeSettings.find((name) => name === new URLSearchParams(location.search).get('theme'));
if (theme) chooseTheme(theme);
applyThemeSetting();
const frame = document.body.appendChild(document.createElement('div'));
frame.style.cssText = 'display: flex; flex-direction: column; min-height: 100dvh';
createRoot(frame).render(
  <MemoryRouter>
    <GlobalStyle />
    <Gallery />
  </MemoryRouter>,
);
