import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { distanceInWords, UNIT_TITLES } from '@fleetwatch/contract/sorties/distanceText';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import { PLACE_MAX } from '@fleetwatch/contract/tours/limits';
import { tourLanded } from '@fleetwatch/contract/tours/texts';
import { legsMiles, legsRefusal } from '@fleetwatch/contract/tours/rules';
import type { Tour } from '@fleetwatch/contract/tours/wire';
import { useUnit } from '@fleetwatch/kit/store/clubs';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { ButtonLink } from '@fleetwatch/kit/ui/button/ButtonLink';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { useIsOnline } from '@fleetwatch/kit/ui/feedback/useIsOnline.ts';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useDraft } from '@fleetwatch/kit/ui/form/useDraft.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { dayText } from '@fleetwatch/contract/time/dayText';
import { useClubToday } from '@fleetwatch/kit/ui/time/useClubToday.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { Quiet, Row } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { legDrafts, legsOf, openDays, withDay, type LegDraft } from './tourDraft.ts';
import { useLandTourMutation, useSetLegsMutation } from './toursApi.ts';
import { Group, LegLine, Sum } from './tourStyle.ts';
import {
  ANOTHER_DAY,
  BACK,
  CHOOSE_A_DAY,
  FROM,
  LANDING,
  LEGS,
  LEGS_HINT,
  NEEDS_CONNECTION,
  REMOVE,
  removeDay,
  SAVE_LEGS,
  TO,
  addDay,
  distanceEach,
  landBoatsWith,
  landTitle,
  legsSaved,
  legsTitle,
} from './texts.ts';

interface LegsFormProps {
  tour: Tour;
  /** Whether the tour is landed with them. */
  isLanding: boolean;
}

/** The legs of a tour, day by day (rules tour.legs, tour.land). Entries stay on the device until they are sent. */
export function LegsForm({ tour, isLanding }: LegsFormProps) {
  const { _id: id, name, boats } = tour;
  const { now } = useClubToday();
  const today = now?.slice(0, 10) ?? '';
  const isCounting = isLanding || tour.state === 'landed';
  const unit = useUnit();
  const [{ legs }, setDraft, drop] = useDraft(`legs:${id}:${unit}`, { legs: legDrafts(tour.legs, unit) });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [land, landing] = useLandTourMutation();
  const [save, saving] = useSetLegsMutation();
  const isOnline = useIsOnline();
  const navigate = useNavigate();
  const showResult = useResultToast();
  const given = legsOf(legs, unit);
  const sum = legsMiles(given.filter(({ miles }) => miles > 0));
  const open = openDays(tour, legs, isCounting ? today : null);
  const failure = landing.error ?? saving.error;
  const set = (date: string, more: Partial<LegDraft>) =>
    setDraft({ legs: legs.map((leg) => (leg.date === date ? { ...leg, ...more } : leg)) });

  const submit = async () => {
    const refused = legsRefusal(given, tour, isCounting ? today : null);
    setRefusal(refused);
    if (refused !== null) return;
    const answer = await (isLanding ? land : save)({ id, legs: given });
    if (!answer.data) return;
    drop();
    showResult(undefined, isLanding ? tourLanded(name) : legsSaved(name));
    await navigate(`/tours?tab=${answer.data.state}`);
  };
  const distance = distanceInWords(sum, unit);
  const away = boats.filter(({ state }) => state === 'away').length;

  return (
    <Card title={isLanding ? landTitle(name) : legsTitle(name)}>
      <Form
        label={isLanding ? LANDING : LEGS}
        onSubmit={() => void submit()}
        error={failure ? failureOf(failure).text : (refusal ?? undefined)}
      >
        {!isOnline && <Notice tone="amber">{NEEDS_CONNECTION}</Notice>}
        <Quiet>{LEGS_HINT}</Quiet>
        {legs.map((leg) => (
          <LegFields
            key={leg.date}
            leg={leg}
            unit={unit}
            onChange={(more) => set(leg.date, more)}
            onRemove={() => setDraft({ legs: legs.filter(({ date }) => date !== leg.date) })}
          />
        ))}
        {open.length > 0 && <AddDay days={open} onAdd={(day) => setDraft({ legs: withDay(legs, day) })} />}
        <Sum role="status">{boats.length > 1 ? distanceEach(distance) : distance}</Sum>
        <Row>
          <Button
            type="submit"
            tone="primary"
            isBusy={landing.isLoading || saving.isLoading}
            disabled={!isOnline || today === ''}
          >
            {isLanding ? landBoatsWith(away, distance) : SAVE_LEGS}
          </Button>
          <ButtonLink to={`/tours?tab=${tour.state}`}>{BACK}</ButtonLink>
        </Row>
      </Form>
    </Card>
  );
}

interface LegFieldsProps {
  leg: LegDraft;
  unit: ShownUnit;
  onChange: (more: Partial<LegDraft>) => void;
  onRemove: () => void;
}

function LegFields({ leg: { date, from, to, amount }, unit, onChange, onRemove }: LegFieldsProps) {
  return (
    <Group>
      <legend>{dayText(date)}</legend>
      <LegLine>
        <TextField
          label={FROM}
          maxLength={PLACE_MAX}
          value={from}
          onChange={(text) => onChange({ from: text })}
        />
        <TextField label={TO} maxLength={PLACE_MAX} value={to} onChange={(text) => onChange({ to: text })} />
        <TextField
          label={UNIT_TITLES[unit]}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(text) => onChange({ amount: text })}
        />
        <Button tone="quiet" aria-label={removeDay(dayText(date))} onClick={onRemove}>
          {REMOVE}
        </Button>
      </LegLine>
    </Group>
  );
}

/** Adds the next day with one tap, any other from a list. */
function AddDay({ days, onAdd }: { days: readonly string[]; onAdd: (day: string) => void }) {
  const [next = ''] = days;
  return (
    <Row>
      <Button icon="plus" onClick={() => onAdd(next)}>
        {addDay(dayText(next))}
      </Button>
      {days.length > 1 && (
        <SelectField
          label={ANOTHER_DAY}
          options={days.slice(1).map((day) => ({ value: day, label: dayText(day) }))}
          placeholder={CHOOSE_A_DAY}
          value=""
          onChange={onAdd}
        />
      )}
    </Row>
  );
}
