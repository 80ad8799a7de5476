import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { BottomBar } from '@fleetwatch/kit/ui/navigation/BottomBar';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { Hint } from './Hint.tsx';
import { SELECT_LAUNCH_OR_LAND } from './hints.ts';
import { useKiosk } from './KioskContext.ts';
import { LABELS, STEP } from './kioskState.ts';
import type { Step } from './kioskState.ts';

/* Launch and Land are the widest and most prominent tabs, for people with a boat on their shoulders. */
const Tabs = styled.div`
  [role='tablist'] {
    gap: var(--s2);
    width: 100%;
    max-width: none;
    padding: 0;
    overflow: visible;
    background: none;
    mask-image: none;
  }
  [role='tab'] {
    flex: 3 0 0;
    min-width: 48px;
    min-height: 72px;
    padding: 0 var(--s1);
    border-color: var(--outline);
    border-radius: var(--radius);
    background: var(--card);
    line-height: 1.15;
    white-space: normal;
  }
  [role='tab']:first-child {
    flex: 1 0 0;
  }
  [role='tab']:is(:nth-child(2), :nth-child(3)) {
    flex-grow: 5;
    border-color: var(--water);
    color: var(--water);
    font-size: var(--text-2xl);
    font-weight: 700;
  }
  [role='tab']:nth-child(2) {
    background: var(--water);
    color: var(--onWater);
  }
  [role='tab']:is(:nth-child(2), :nth-child(3), :nth-child(5))[aria-selected='true'] {
    box-shadow:
      0 0 0 2px var(--paper),
      0 0 0 6px var(--ink);
  }
  [role='tab'][aria-disabled='true'] {
    border-color: var(--outline);
    background: none;
  }
  @media (max-width: 599px) {
    [role='tablist'] {
      gap: var(--s1);
    }
    [role='tab'] {
      flex-basis: 50px;
      padding: 0 2px;
      min-height: 64px;
      font-size: 16px;
    }
    [role='tab']:first-child {
      flex: none;
    }
    [role='tab']:is(:nth-child(2), :nth-child(3)) {
      flex-grow: 4;
      font-size: clamp(15px, 4.4vw, 20px);
    }
  }
`;

/* Above the tabs that it speaks of, and after them for those who listen. */
const Invitation = styled.div`
  order: -1;
  text-align: center;
`;

interface KioskBarProps {
  /** The id of what the chosen tab shows: here while the kiosk is idle, else a pane of its own. */
  panelId: string;
  onStep: (step: Step) => void;
}

/** The five tabs, at the bottom within reach; while nobody has begun, with what to do. */
export function KioskBar({ panelId, onStep }: KioskBarProps) {
  const { state } = useKiosk();
  const strip = useRef<HTMLDivElement>(null);
  // The focused control has disappeared, and the next person starts at the top.
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
    <BottomBar>
      <Tabs ref={strip}>
        <TabStrip
          label="Boathouse"
          tabs={tabs}
          value={String(state.step)}
          onChange={(value) => onStep(Number(value) as Step)}
          panelId={panelId}
        />
      </Tabs>
      {state.step === STEP.idle && (
        <Invitation>
          <TabPanel id={panelId} label={LABELS[STEP.idle]}>
            <Hint>{SELECT_LAUNCH_OR_LAND}</Hint>
          </TabPanel>
        </Invitation>
      )}
    </BottomBar>
  );
}
