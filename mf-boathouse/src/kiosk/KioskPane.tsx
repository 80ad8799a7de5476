import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/Button';
import { TabPanel } from '@fleetwatch/kit/ui/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/TabStrip';
import { Hint } from './Hint.tsx';
import { SELECT_LAUNCH_OR_LAND } from './hints.ts';
import { useKiosk } from './KioskContext.ts';
import { AuthenticatePart, LaunchPart, MySortiesPart } from './kioskParts.tsx';
import { STEP } from './kioskState.ts';
import type { KioskState, Step } from './kioskState.ts';
import { Stack, TabsInSight } from './kioskStyle.ts';

/** In the order of the steps: the tab's place is its step. */
const LABELS = ['>', 'Launch', 'Land', 'Cancel', 'My Sorties'] as const;

const Choices = styled.div`
  display: grid;
  gap: var(--s4);
  margin-top: var(--s4);
  > button {
    min-height: max(2 * var(--target), min(3.25 * var(--target), 22vh));
    font-size: var(--text-2xl);
  }
  /* Standing: side by side, so that the board below them is in sight too. */
  @media (min-width: 600px) and (max-width: 899px) {
    grid-template-columns: 1fr 1fr;
  }
`;

interface KioskPaneProps {
  onStep: (step: Step) => void;
}

/** The tab bar, and what the chosen step asks for. */
export function KioskPane({ onStep }: KioskPaneProps) {
  const { state } = useKiosk();
  const panelId = useId();
  const strip = useRef<HTMLDivElement>(null);
  // Whatever had the focus is gone, and the next in the queue begins at the top.
  useEffect(() => {
    if (state.visit === 0) return;
    window.scrollTo(0, 0);
    strip.current?.querySelector<HTMLElement>('[role="tab"]')?.focus({ preventScroll: true });
  }, [state.visit]);
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
      <TabsInSight ref={strip}>
        <TabStrip
          label="Boathouse"
          tabs={tabs}
          value={String(state.step)}
          onChange={(value) => onStep(Number(value) as Step)}
          panelId={panelId}
        />
      </TabsInSight>
      <TabPanel id={panelId} label={LABELS[state.step]}>
        <Stack key={`${state.visit}-${state.step}`}>
          <StepPanel state={state} onStep={onStep} />
        </Stack>
      </TabPanel>
    </>
  );
}

function StepPanel({ state, onStep }: KioskPaneProps & { state: KioskState }) {
  if (state.step === STEP.launch) return <LaunchPart.View />;
  if (state.step === STEP.authenticate) return <AuthenticatePart.View />;
  if (state.outstanding) return <MySortiesPart.View outstanding={state.outstanding} />;
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
