import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { DeviceChoices } from '@fleetwatch/kit/parts/DeviceChoices';
import { useSoundSetting } from '@fleetwatch/kit/ui/feedback/soundSetting.ts';
import { SingleKeyField } from '../keyboard/SingleKeyField.tsx';
import { SOUNDS, THIS_DEVICE } from './menuTexts.ts';

/**
 * Settings of this device besides its colors; none of them leaves the device (rules member.anonymous, member.analytic,
 * portal.keys-off).
 */
export function DeviceSettings() {
  const { isAuthorised } = useAppSelector(selectProfile);
  const [isSoundOn, chooseSound] = useSoundSetting();
  return (
    <fieldset>
      <legend>{THIS_DEVICE}</legend>
      <CheckboxField label={SOUNDS} isChecked={isSoundOn} onChange={chooseSound} />
      {isAuthorised && <DeviceChoices />}
      {isAuthorised && <SingleKeyField />}
    </fieldset>
  );
}
