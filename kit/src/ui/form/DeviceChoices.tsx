import { useAppDispatch, useAppSelector } from '../../store/createStore.ts';
import { profileChanged, selectProfile } from '../../store/sessionSlice.ts';
import { CheckboxField } from './CheckboxField.tsx';

/** Settings of a member that are stored on this device only (rules member.anonymous, member.analytic). */
export function DeviceChoices() {
  const dispatch = useAppDispatch();
  const { isAnalytic, isAnonymous } = useAppSelector(selectProfile);
  return (
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
  );
}
