// @chunk choices

import { UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { SHOWN_UNITS } from '@fleetwatch/contract/sorties/shownUnit';
import { unitSetting, useClubQuery } from '../store/clubs.ts';
import { useAppDispatch, useAppSelector } from '../store/createStore.ts';
import { profileChanged, selectProfile } from '../store/sessionSlice.ts';
import { CheckboxField } from '../ui/form/CheckboxField.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { ANALYTIC, ANALYTIC_HINT, ANONYMOUS, ANONYMOUS_HINT, DISTANCES, clubUnit } from './choiceTexts.ts';

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
        label={ANALYTIC}
        hint={ANALYTIC_HINT}
        isChecked={isAnalytic}
        onChange={(isChecked) => dispatch(profileChanged({ isAnalytic: isChecked }))}
      />
      <CheckboxField
        label={ANONYMOUS}
        hint={ANONYMOUS_HINT}
        isChecked={isAnonymous}
        onChange={(isChecked) => dispatch(profileChanged({ isAnonymous: isChecked }))}
      />
      <SelectField
        label={DISTANCES}
        options={[
          { value: CLUBS, label: clubUnit(club?.unit ?? 'mi') },
          ...SHOWN_UNITS.map((each) => ({ value: each, label: UNIT_TITLES[each] })),
        ]}
        value={unit ?? CLUBS}
        onChange={(chosen) => chooseUnit(SHOWN_UNITS.find((each) => each === chosen) ?? null)}
      />
    </>
  );
}
