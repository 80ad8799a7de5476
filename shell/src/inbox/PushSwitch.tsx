import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { usePushSwitch } from './usePushSwitch.ts';
import {
  PUSH_BLOCKED,
  PUSH_IS_OFF,
  PUSH_IS_ON,
  PUSH_UNSUPPORTED,
  TURN_OFF_HERE,
  TURN_ON_HERE,
} from './texts.ts';

/** Turns pushes to this device on and off, or explains why there are none. */
export function PushSwitch() {
  const { state, isBusy, turnOn, turnOff } = usePushSwitch();
  if (state === undefined) return null;
  if (state === 'unsupported') return <Notice>{PUSH_UNSUPPORTED}</Notice>;
  if (state === 'denied') return <Notice tone="amber">{PUSH_BLOCKED}</Notice>;
  return (
    <Notice
      tone={state === 'on' ? 'green' : 'water'}
      actions={
        state === 'on' ? (
          <Button isBusy={isBusy} onClick={() => void turnOff()}>
            {TURN_OFF_HERE}
          </Button>
        ) : (
          <Button tone="primary" icon="bell" isBusy={isBusy} onClick={() => void turnOn()}>
            {TURN_ON_HERE}
          </Button>
        )
      }
    >
      {state === 'on' ? PUSH_IS_ON : PUSH_IS_OFF}
    </Notice>
  );
}
