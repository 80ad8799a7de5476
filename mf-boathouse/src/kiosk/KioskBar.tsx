import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { BottomBar } from '@fleetwatch/kit/ui/navigation/BottomBar';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { Hint } from './Hint.tsx';
import { BOATHOUSE, SELECT_LAUNCH_OR_LAND, SIGN_IN_TO_LAND_FIRST } from './texts.ts';
import { useKiosk } from './KioskContext.ts';
import { STEP_LABELS, STEP } from './kioskState.ts';
import type { Step } from './kioskState.ts';

/* Launch and Land are the widest and most prominent tabs, for people with a boat on their shoulders. */
const Tabs = styled.div`
  [role='tablist'] {
    gap: var(--s2);
    width: 100%;
    max-width: none;
    overflow: visible;
    box-shadow: none;
    mask-image: none;
  }
  [role='tab'] {
    flex: 2 0 0;
    gap: 0.35em;
    min-width: 48px;
    min-height: 78px;
    padding: 0 var(--s1);
    border: var(--border) solid var(--line);
    border-radius: var(--radius-card);
    background: var(--card);
    color: var(--muted);
    font-size: max(22px, 1rem);
    line-height: 1.15;
    white-space: normal;
    box-shadow: none;
    > svg {
      flex: none;
    }
  }
  [role='tab']:first-child {
    flex: none;
    width: 72px;
  }
  [role='tab']:is(:nth-child(2), :nth-child(3)) {
    flex-grow: 3;
    border: 2px solid var(--water);
    color: var(--water);
    font-size: max(32px, 1.4rem);
    font-weight: 750;
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
    border: max(1.5px, var(--border)) dashed var(--outline);
    background: none;
  }
  @media (max-width: 899px) {
    [role='tab'] {
      flex-grow: 1;
      font-size: 20px;
    }
    [role='tab']:is(:nth-child(2), :nth-child(3)) {
      flex-grow: 2;
    }
  }
  @media (max-width: 599px) {
    [role='tablist'] {
      gap: var(--s1);
    }
    [role='tab'] {
      flex: 3 0 50px;
      padding: 0 2px;
      min-height: 64px;
      font-size: 16px;
      > svg {
        display: none;
      }
    }
    [role='tab']:first-child {
      flex: none;
      width: auto;
    }
    [role='tab']:is(:nth-child(2), :nth-child(3)) {
      flex-grow: 4;
      font-size: clamp(15px, 4.4vw, 20px);
    }
  }
`;

/* Above the tabs it refers to, but after them for screen readers. */
const Invitation = styled.div`
  order: -1;
  text-align: center;
`;

/** In the order of the steps; '>' has none. */
const ICONS = [undefined, 'launch', 'land', 'close', 'lock'] as const;

interface KioskBarProps {
  /** Id of the chosen tab's panel: here while the kiosk is idle, else a separate pane. */
  panelId: string;
  onStep: (step: Step) => void;
}

/** The five tabs, at the bottom within reach; with a hint while the kiosk is idle. */
export function KioskBar({ panelId, onStep }: KioskBarProps) {
  const { state } = useKiosk();
  const strip = useRef<HTMLDivElement>(null);
  // The focused control has disappeared, and the next person starts at the top.
  useEffect(() => {
    if (state.visit === 0) return;
    window.scrollTo(0, 0);
    strip.current?.querySelector<HTMLElement>('[role="tab"]')?.focus({ preventScroll: true });
  }, [state.visit]);
  const tabs = STEP_LABELS.map((label, step) => ({
    value: String(step),
    label,
    picture: ICONS[step] && <Icon name={ICONS[step]} size={28} />,
    ...(step === STEP.mySorties && {
      isDisabled: state.outstanding === null,
      reason: SIGN_IN_TO_LAND_FIRST,
    }),
  }));
  return (
    <BottomBar>
      <Tabs ref={strip}>
        <TabStrip
          label={BOATHOUSE}
          tabs={tabs}
          value={String(state.step)}
          onChange={(value) => onStep(Number(value) as Step)}
          panelId={panelId}
        />
      </Tabs>
      {state.step === STEP.idle && (
        <Invitation>
          <TabPanel id={panelId} label={STEP_LABELS[STEP.idle]}>
            <Hint>{SELECT_LAUNCH_OR_LAND}</Hint>
          </TabPanel>
        </Invitation>
      )}
    </BottomBar>
  );
}
