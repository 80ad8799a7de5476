import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { themeSettings, useThemeSetting } from '../theme/themeSetting.ts';
import { Button } from '../ui/button/Button.tsx';
import { CheckboxField } from '../ui/form/CheckboxField.tsx';
import { ConfirmSlider } from '../ui/form/ConfirmSlider.tsx';
import { Screen, type ScreenStatus } from '../ui/layout/Screen.tsx';
import { TabStrip } from '../ui/navigation/TabStrip.tsx';
import { BoatsShow, ClubShow } from './DrawingsShow.tsx';
import { ControlsShow } from './ControlsShow.tsx';
import { FieldsShow } from './FieldsShow.tsx';
import { IconsShow, MarksShow } from './IconsShow.tsx';
import { ListsShow } from './ListsShow.tsx';
import { MessagesShow } from './MessagesShow.tsx';
import { TableShow } from './TableShow.tsx';
import { TokensShow } from './TokensShow.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: var(--s4);
  align-items: start;
`;

const shows: Record<string, ReactNode> = {
  Tokens: <TokensShow />,
  Boats: <BoatsShow />,
  Club: <ClubShow />,
  Lists: <ListsShow />,
  Controls: <ControlsShow />,
  Fields: <FieldsShow />,
  Messages: <MessagesShow />,
  Table: <TableShow />,
  Icons: (
    <>
      <MarksShow />
      <IconsShow />
    </>
  ),
};
const statuses: ScreenStatus[] = ['ready', 'loading', 'empty', 'error'];
/** State in the page's address: `?theme=dark&show=Boats&status=empty`. */
const asked = <Value extends string>(name: string, known: readonly Value[]) =>
  known.find((value) => value === new URLSearchParams(location.search).get(name));

const HOURS_OLD_MS = 3 * 3_600_000;

/** Every primitive, in every state and theme, on one page. */
export function Gallery() {
  const [setting, choose] = useThemeSetting();
  const [status, setStatus] = useState<ScreenStatus>(asked('status', statuses) ?? 'ready');
  const [show, setShow] = useState(asked('show', Object.keys(shows)) ?? 'Tokens');
  const [isKiosk, setIsKiosk] = useState(false);
  const [openedAt] = useState(Date.now);
  const chooseScale = (isChosen: boolean) => {
    setIsKiosk(isChosen);
    document.documentElement.dataset['scale'] = isChosen ? 'kiosk' : '';
  };
  return (
    <Screen
      title="Fleetwatch kit"
      status={status}
      error="Network: Connection refused."
      onRetry={() => setStatus('ready')}
      emptyText="No available boats of that class in the Fleet."
      emptyAction={<Button tone="primary">Pick another class</Button>}
      updatedAt={status === 'error' ? undefined : openedAt - HOURS_OLD_MS}
      actions={<CheckboxField label="Kiosk" isChecked={isKiosk} onChange={chooseScale} />}
      bottom={
        show === 'Controls' ? (
          <ConfirmSlider
            label="Confirm launch"
            verb="Launch"
            question="Launch Kestrel now?"
            onConfirm={launch}
          />
        ) : undefined
      }
    >
      <TabStrip
        label="Theme"
        tabs={themeSettings.map((name) => ({ value: name, label: name }))}
        value={setting}
        onChange={(name) => choose(themeSettings.find((known) => known === name) ?? 'system')}
      />
      <TabStrip
        label="Status"
        tabs={statuses.map((name) => ({ value: name, label: name }))}
        value={status}
        onChange={(name) => setStatus(statuses.find((known) => known === name) ?? 'ready')}
      />
      <TabStrip
        label="Show"
        tabs={Object.keys(shows).map((name) => ({ value: name, label: name }))}
        value={show}
        onChange={setShow}
      />
      <Columns>{shows[show]}</Columns>
    </Screen>
  );
}

const LAUNCH_MS = 1_500;

function launch(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LAUNCH_MS));
}
