// @chunk choices

import { UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { SHOWN_UNITS } from '@fleetwatch/contract/sorties/shownUnit';
import { unitSetting, useClubQuery } from '../store/clubs.ts';
import { useAppDispatch, useAppSelector } from '../store/createStore.ts';
import { profileChanged, selectProfile } from '../store/sessionSlice.ts';
import { CheckboxField } from '../ui/form/CheckboxField.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';

const CLUBS = 'club';

/** Settings of a member that are stored on this device only (rules member.anonymous, member.analytic, distance.own). */
export function DeviceChoices() {
  const dispatch = useAppDispatch();
  const { isAnalytic, isAnonymous } = useAppSelector(selectProfile);
  const [unit, chooseUnit] = unitSetting.useSetting();
  const { data: club } = useClubQuery();
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
      <SelectField
        label="Distances"
        options={[
          { value: CLUBS, label: `As the club has them (${club?.unit ?? 'mi'})` },
          ...SHOWN_UNITS.map((each) => ({ value: each, label: UNIT_TITLES[each] })),
        ]}
        value={unit ?? CLUBS}
        onChange={(chosen) => chooseUnit(SHOWN_UNITS.find((each) => each === chosen) ?? null)}
      />
    </>
  );
}
