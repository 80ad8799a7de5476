import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { usePushSwitch } from './usePushSwitch.ts';

/** Turns pushes to this device on and off, or says why there are none. */
export function PushSwitch() {
  const { state, isBusy, turnOn, turnOff } = usePushSwitch();
  if (state === undefined) return null;
  if (state === 'unsupported')
    return (
      <Notice>
        This browser shows no notifications. On an iPhone or iPad, add Fleetwatch to the home screen and open
        it there. The inbox and mail work everywhere.
      </Notice>
    );
  if (state === 'denied')
    return (
      <Notice tone="amber">
        This browser blocks notifications of Fleetwatch. Allow them in its settings for this site.
      </Notice>
    );
  return (
    <Notice
      tone={state === 'on' ? 'green' : 'water'}
      actions={
        state === 'on' ? (
          <Button isBusy={isBusy} onClick={() => void turnOff()}>
            Stop here
          </Button>
        ) : (
          <Button tone="primary" icon="bell" isBusy={isBusy} onClick={() => void turnOn()}>
            Turn on here
          </Button>
        )
      }
    >
      {state === 'on'
        ? 'Notifications are on for this device.'
        : 'Notifications are not on for this device yet.'}
    </Notice>
  );
}
