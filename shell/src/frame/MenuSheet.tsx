import { styled } from 'styled-components';
import { MenuEntries } from './MenuEntries.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

const Foot = styled.div`
  margin-top: auto;
  padding: var(--s4) var(--s3) 0;
`;

/** What the drawer holds: the way to every screen, and what this device is set to. */
export function MenuSheet() {
  return (
    <>
      <MenuEntries />
      <Foot>
        <ThemeChoice />
      </Foot>
    </>
  );
}
