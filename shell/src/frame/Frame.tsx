import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectIsSignedIn } from '@fleetwatch/kit/store/sessionSlice';
import { KeyDialogContext, type KeyDialog } from '../keyboard/KeyDialogContext.ts';
import { AfterFirstScreen } from './AfterFirstScreen.tsx';
import { AppBar } from './AppBar.tsx';
import { Footer } from './Footer.tsx';
import { LazyKeyboard } from './LazyKeyboard.tsx';
import { ClubLook } from './ClubLook.tsx';
import { ShownToasts } from '@fleetwatch/kit/federation/ShownToasts.tsx';
import { useKioskScale } from '@fleetwatch/kit/ui/layout/useKioskScale.ts';
import { usePage } from './usePage.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { useSessionEnd } from './useSessionEnd.ts';
import { useStuckNavigation } from './useStuckNavigation.ts';
import { SKIP_TO_CONTENT } from './texts.ts';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - var(--thumb-zone));
  padding-left: var(--rail, 0px);
`;

const SkipLink = styled.a`
  position: absolute;
  top: var(--s2);
  left: var(--s2);
  z-index: 30;
  padding: var(--s3) var(--s4);
  border-radius: var(--radius);
  background: var(--water);
  color: var(--onWater);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/*
 * The app bar shows the screen's title, so the heading is for screen readers only; next to a rail and on paper it is visible:
 * index.html.
 */
const Place = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  outline: 0;
  #main > header:first-of-type > h1 {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  /* Until a screen and its lists know how long they are, the footer would show and be pushed away again. */
  &:has(> #main[aria-busy='true'], > #main div[aria-busy='true']) ~ footer {
    visibility: hidden;
  }
`;

/** The frame of every screen: app bar or rail, menu, footer and toasts; fewer of them on the kiosk. */
export function Frame({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnNavigation(place);
  useSessionEnd();
  useStuckNavigation();
  const { pathname } = useLocation();
  const isKiosk = usePage().access === 'kiosk';
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [bellPlace, setBellPlace] = useState<Element | null>(null);
  const [keyDialog, setKeyDialog] = useState<KeyDialog>();
  // Before the kiosk's own code has loaded: a bar that grows later would push everything down.
  useKioskScale(isKiosk && !isSignedIn);
  return (
    <Page>
      {!isKiosk && <SkipLink href="#main">{SKIP_TO_CONTENT}</SkipLink>}
      <KeyDialogContext value={setKeyDialog}>
        <AppBar onBellPlace={setBellPlace} />
      </KeyDialogContext>
      <AfterFirstScreen {...{ isKiosk, isSignedIn, bellPlace }} />
      <Place ref={place} tabIndex={-1}>
        {children}
      </Place>
      {/* Each screen has its own footer; a shared one would jump. The landing page has it on its picture. */}
      {!isKiosk && pathname !== '/' && <Footer key={pathname} />}
      <ShownToasts />
      <ClubLook />
      {!isKiosk && isSignedIn && <LazyKeyboard dialog={keyDialog} onDialog={setKeyDialog} />}
    </Page>
  );
}
