import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { openModal } from '@fleetwatch/kit/ui/dialog/openModal.ts';
import { Logo } from '@fleetwatch/kit/art/Logo';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { DeviceSettings } from './DeviceSettings.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { MENU } from './texts.ts';
import { CLOSE_MENU } from './menuTexts.ts';

const slideIn = keyframes`from { translate: -100% 0; }`;

const Drawer = styled.dialog`
  width: min(20rem, 86vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: env(safe-area-inset-top) 0 env(safe-area-inset-bottom) env(safe-area-inset-left);
  border: 0;
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-deep);
  &::backdrop {
    background: rgb(5 16 24 / 55%);
  }
  &[open] {
    animation: ${slideIn} var(--motion-pane) ease-out;
  }
`;

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s4);
  min-height: 100%;
  padding: var(--s2) var(--s2) var(--s4);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-left: var(--s3);
`;

const Foot = styled.div`
  display: grid;
  gap: var(--s4);
  margin-top: auto;
  padding: var(--s4) var(--s3) 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
`;

/** The drawer with links to every screen. Escape, a tap beside it and choosing an entry close it. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const drawer = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (drawer.current ? openModal(drawer.current) : undefined), []);
  const handlePress = (event: MouseEvent) => {
    const isBeside = event.target === drawer.current;
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isBeside || isLink) onClose();
  };
  return (
    <Drawer ref={drawer} aria-label={MENU} onClick={handlePress} onClose={onClose}>
      <Sheet>
        <Head>
          <Logo size={30} />
          <IconButton icon="close" label={CLOSE_MENU} onClick={onClose} />
        </Head>
        <MenuEntries />
        <Foot>
          <ThemeChoice />
          <DeviceSettings />
        </Foot>
      </Sheet>
    </Drawer>
  );
}
