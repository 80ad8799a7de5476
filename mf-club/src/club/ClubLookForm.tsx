import { useState } from 'react';
import styled from 'styled-components';
import { FEATURES } from '@fleetwatch/contract/clubs/features';
import { UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import { SHOWN_UNITS } from '@fleetwatch/contract/sorties/shownUnit';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import type { ClubWithSkew } from '@fleetwatch/kit/store/ClubWithSkew';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { saveDraft } from '@fleetwatch/kit/store/drafts';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useFormFields } from '@fleetwatch/kit/ui/form/useFormFields.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { BladeChoice } from './BladeChoice.tsx';
import { useChangeClubMutation } from './clubApi.ts';
import { checkDraft, draftOf, featuresOf, identityOf, lookOf, placeOf, withFeature } from './clubDraft.ts';
import { CrestField } from './CrestField.tsx';
import { LookPreview } from './LookPreview.tsx';
import { SunToday } from './SunToday.tsx';
import {
  accentText,
  barText,
  BOATHOUSE_LOCATION,
  CLUB_LOOK,
  COLORS_AND_BLADE,
  CREST,
  DEGREES_HINT,
  DISTANCES,
  FEATURE_TEXTS,
  FEATURES_TITLE,
  FIRST_COLOR,
  LATITUDE,
  LONGITUDE,
  LOOK_SAVED,
  NOTHING_CHANGED,
  SAVE,
  SECOND_COLOR,
  THIRD_COLOR,
  UNIT,
  UNIT_HINT,
  USE_THIRD_COLOR,
} from './texts.ts';

const DRAFT = 'club';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 35rem) minmax(0, 30rem);
    align-items: start;
  }
`;

const PreviewColumn = styled.div`
  display: grid;
  gap: var(--s3);
  @media (min-width: 60rem) {
    position: sticky;
    top: calc(var(--target) + var(--s5));
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--s3);
  input[type='color'] {
    padding: var(--s1);
    cursor: pointer;
  }
`;

/** Default third color of a club that had two. */
const DEFAULT_THIRD_COLOR = '#E0702F';

/**
 * The form for the club's colors, blade, crest, place, unit of distances and features, for coaches; the draft stays on the
 * device until it is sent.
 */
export function ClubLookForm({ club }: { club: ClubWithSkew }) {
  const dispatch = useAppDispatch();
  const memberId = useAppSelector(selectMemberId);
  const [change, { isLoading }] = useChangeClubMutation();
  const [failure, setFailure] = useState<string>();
  const saved = draftOf(club);
  const form = useFormFields(saved, { cachedAs: DRAFT });
  const { values, wire } = form;
  const checked = checkDraft(values);
  const identity = identityOf(values);
  const isChanged = JSON.stringify(lookOf(values)) !== JSON.stringify(lookOf(saved));

  const submit = async () => {
    setFailure(undefined);
    if (isLoading || !form.passes(checked)) return;
    if (!isChanged) return setFailure(NOTHING_CHANGED);
    const { error } = await change(lookOf(values));
    if (error) return setFailure(failureOf(error).text);
    // The form restarts with the club's next answer, and shows the sent values until then.
    saveDraft(memberId, DRAFT, {});
    dispatch(toastShown({ text: LOOK_SAVED, tone: 'success' }));
  };
  return (
    <Columns>
      <Form label={CLUB_LOOK} error={failure} onSubmit={() => void submit()}>
        <Card title={COLORS_AND_BLADE}>
          <Pair>
            <TextField label={FIRST_COLOR} type="color" {...wire('first', checked.first)} />
            <TextField label={SECOND_COLOR} type="color" {...wire('second', checked.second)} />
            {values.third !== '' && (
              <TextField label={THIRD_COLOR} type="color" {...wire('third', checked.third)} />
            )}
          </Pair>
          <CheckboxField
            label={USE_THIRD_COLOR}
            isChecked={values.third !== ''}
            onChange={(isWanted) => wire('third', null).onChange(isWanted ? DEFAULT_THIRD_COLOR : '')}
          />
          <BladeChoice
            colours={identity.colours}
            value={values.blade}
            onChange={wire('blade', checked.blade).onChange}
          />
        </Card>
        <Card title={CREST}>
          <CrestField value={values.crest} identity={identity} onChange={wire('crest', null).onChange} />
        </Card>
        <Card title={BOATHOUSE_LOCATION}>
          <p>{DEGREES_HINT}</p>
          <Pair>
            <TextField
              label={LATITUDE}
              inputMode="text"
              autoComplete="off"
              {...wire('latitude', checked.latitude)}
            />
            <TextField
              label={LONGITUDE}
              inputMode="text"
              autoComplete="off"
              {...wire('longitude', checked.longitude)}
            />
          </Pair>
          <SunToday club={club} place={placeOf(values)} />
        </Card>
        <Card title={DISTANCES}>
          <SelectField
            label={UNIT}
            hint={UNIT_HINT}
            options={SHOWN_UNITS.map((unit) => ({ value: unit, label: UNIT_TITLES[unit] }))}
            {...wire('unit', checked.unit)}
          />
        </Card>
        <Card title={FEATURES_TITLE}>
          {FEATURES.map((feature) => (
            <CheckboxField
              key={feature}
              label={FEATURE_TEXTS[feature].title}
              hint={FEATURE_TEXTS[feature].what}
              isChecked={featuresOf(values).includes(feature)}
              onChange={(isOn) => wire('features', null).onChange(withFeature(values, feature, isOn))}
            />
          ))}
        </Card>
        <Button type="submit" tone="primary" isBusy={isLoading}>
          {SAVE}
        </Button>
      </Form>
      <PreviewColumn>
        <LookPreview clubName={club.name} identity={identity} crest={values.crest} />
        <p>{barText(identity.colours)}</p>
        <p>{accentText(identity.colours)}</p>
      </PreviewColumn>
    </Columns>
  );
}
