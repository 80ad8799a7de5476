import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { GlobalStyle } from '../src/theme/GlobalStyle.ts';
import { applyThemeSetting } from '../src/theme/themeSetting.ts';
import { Gallery } from './Gallery.tsx';

document.documentElement.lang = 'en';
applyThemeSetting();
const frame = document.body.appendChild(document.createElement('div'));
frame.style.cssText = 'display: flex; flex-direction: column; min-height: 100dvh';
createRoot(frame).render(
  <MemoryRouter>
    <GlobalStyle />
    <Gallery />
  </MemoryRouter>,
);
