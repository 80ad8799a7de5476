import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/Button';
import { TabPanel } from '@fleetwatch/kit/ui/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/TabStrip';
import { AuthenticatePane } from '../land/AuthenticatePane.tsx';
import { MySorties } from '../land/MySorties.tsx';
import { LaunchPane } from '../launch/LaunchPane.tsx';
import { Hint } from './Hint.tsx';
import { SELECT_LAUNCH_OR_LAND } from './hints.ts';
import { useKiosk } from './KioskContext.ts';
import { STEP } from './kioskState.ts';
import type { KioskState, Step } from './kioskState.ts';

/** In the order of the steps: the tab's place is its step. */
const LABELS = ['>', 'Launch', 'Land', 'Cancel', 'My Sorties'] as const;

const Choices = styled.div`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);
  > button {
    min-height: calc(2 * var(--target));
    font-size: var(--text-2xl);
  }
`;

const Panel = styled.div`
  display: grid;
  gap: var(--s4);
`;

interface KioskPaneProps {
  onStep: (step: Step) => void;
}

/** The tab bar, and what the chosen step asks for. */
export function KioskPane({ onStep }: KioskPaneProps) {
  const { state } = useKiosk();
  const panelId = useId();
  const tabs = LABELS.map((label, step) => ({
    value: String(step),
    label,
    ...(step === STEP.mySorties && {
      isDisabled: state.outstanding === null,
      reason: 'Choose Land and sign first.',
    }),
  }));
  return (
    <>
      <TabStrip
        label="Boathouse"
        tabs={tabs}
        value={String(state.step)}
        onChange={(value) => onStep(Number(value) as Step)}
        panelId={panelId}
      />
      <TabPanel id={panelId} label={LABELS[state.step]}>
        <Panel key={`${state.visit}-${state.step}`}>
          <StepPanel state={state} onStep={onStep} />
        </Panel>
      </TabPanel>
    </>
  );
}

function StepPanel({ state, onStep }: KioskPaneProps & { state: KioskState }) {
  if (state.step === STEP.launch) return <LaunchPane />;
  if (state.step === STEP.authenticate) return <AuthenticatePane />;
  if (state.outstanding) return <MySorties outstanding={state.outstanding} />;
  return (
    <div>
      <Hint>{SELECT_LAUNCH_OR_LAND}</Hint>
      <Choices>
        <Button tone="primary" onClick={() => onStep(STEP.launch)}>
          Launch a boat
        </Button>
        <Button onClick={() => onStep(STEP.authenticate)}>Land a boat</Button>
      </Choices>
    </div>
  );
}
