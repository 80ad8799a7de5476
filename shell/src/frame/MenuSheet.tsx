import { styled } from 'styled-components';
import { DeviceSettings } from './DeviceSettings.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

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

/** The drawer's content: links to every screen and the device's settings. */
export function MenuSheet() {
  return (
    <>
      <MenuEntries />
      <Foot>
        <ThemeChoice />
        <DeviceSettings />
      </Foot>
    </>
  );
}
