import { LaunchGate } from '@fleetwatch/kit/launch/LaunchGate';
import type { LaunchFlow } from '@fleetwatch/kit/launch/useLaunch.ts';
import { ConfirmSlider } from '@fleetwatch/kit/ui/form/ConfirmSlider';
import { Dock } from '../screen/Dock.tsx';
import { LAUNCH } from '../texts.ts';
import { CONFIRM_LAUNCH } from './texts.ts';

interface LaunchSliderProps {
  /** Identifies the boat: another one gets a new slider. */
  boat: string;
  flow: LaunchFlow;
  /** Verb on the button of the confirmation: 'Launch' */
  verb?: string;
  question: string;
  onConfirm: () => Promise<void>;
}

/** The launch slider, within the thumb's reach, with the blocks of the launch. */
export function LaunchSlider({ boat, flow, verb = LAUNCH, question, onConfirm }: LaunchSliderProps) {
  return (
    <Dock>
      <LaunchGate flow={flow} verb={verb}>
        <ConfirmSlider
          key={`${boat} ${flow.attempt}`}
          label={CONFIRM_LAUNCH}
          verb={verb}
          question={question}
          isDisabled={!flow.isReady}
          onConfirm={onConfirm}
        />
      </LaunchGate>
    </Dock>
  );
}
