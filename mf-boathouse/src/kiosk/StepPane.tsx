import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { useKiosk } from './KioskContext.ts';
import { AuthenticatePart, LaunchPart, MySortiesPart } from './kioskParts.tsx';
import { STEP_LABELS, STEP } from './kioskState.ts';
import { Step } from './kioskStyle.ts';
import { LAUNCH_AND_LAND } from './texts.ts';

/** The pane of the chosen step. */
export function StepPane({ panelId }: { panelId: string }) {
  const { step, visit, outstanding } = useKiosk().state;
  return (
    <section aria-label={LAUNCH_AND_LAND}>
      <TabPanel id={panelId} label={STEP_LABELS[step]}>
        <Step key={`${visit}-${step}`}>
          {step === STEP.launch && <LaunchPart.View />}
          {step === STEP.authenticate && <AuthenticatePart.View />}
          {outstanding && <MySortiesPart.View outstanding={outstanding} />}
        </Step>
      </TabPanel>
    </section>
  );
}
