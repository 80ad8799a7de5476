import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { profileChanged, selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { CheckboxField } from '@fleetwatch/kit/ui/CheckboxField';
import { useSoundSetting } from '@fleetwatch/kit/ui/soundSetting.ts';

/** What this device is set to beside its colours; none of it leaves the device (member-operations §6). */
export function DeviceSettings() {
  const dispatch = useAppDispatch();
  const { isAuthorised, isAnalytic, isAnonymous } = useAppSelector(selectProfile);
  const [isSoundOn, chooseSound] = useSoundSetting();
  return (
    <fieldset>
      <legend>This device</legend>
      <CheckboxField label="Sounds" isChecked={isSoundOn} onChange={chooseSound} />
      {isAuthorised && (
        <>
          <CheckboxField
            label="Analytic"
            hint="Shows the charts"
            isChecked={isAnalytic}
            onChange={(isChecked) => dispatch(profileChanged({ isAnalytic: isChecked }))}
          />
          <CheckboxField
            label="Anonymous"
            hint="Hides other members’ names and pictures"
            isChecked={isAnonymous}
            onChange={(isChecked) => dispatch(profileChanged({ isAnonymous: isChecked }))}
          />
        </>
      )}
    </fieldset>
  );
}
