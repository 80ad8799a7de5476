import { useState } from 'react';
import {
  ACTIVE_MAX,
  RESERVED_BOAT_LEVELS,
  HORIZON_MAX,
  HORIZON_MIN,
  LONGEST_MAX,
  LONGEST_MIN,
  PEAK_PER_WEEK_MAX,
  PEAKS_MAX,
  peaksRule,
  type Peak,
  type ReservationSettings,
} from '@fleetwatch/contract/reservations/settings';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField, type FieldOption } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { ToggleChips } from '@fleetwatch/kit/ui/form/ToggleChips';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { FormButtons, Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { WEEKDAYS } from '@fleetwatch/contract/time/dayText';
import { timeText } from './booking.ts';
import { useSetReservationSettingsMutation } from './reservationsApi.ts';
import { Fields } from './reservationsStyle.ts';
import {
  ACTION,
  ADD_PEAK,
  APPROVAL,
  CLASSES,
  DAYS,
  DAYS_AHEAD,
  FOR_GUESTS,
  FOR_REGATTAS,
  FROM,
  HELD_TEXTS,
  LAUNCHED_BY_OTHERS,
  LIMITS,
  LONGEST,
  MOST_AT_ONCE,
  PEAK_HOURS,
  PEAK_LIMIT,
  SAVE,
  SAVED,
  SERIES_APPROVED,
  SERIES_UNTIL,
  SERIES_UNTIL_HINT,
  SETTINGS,
  TO,
  lengthText,
  peakLabel,
  removePeak,
} from './texts.ts';

const QUARTER = 15;
const numbers = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
const numberOptions = (from: number, to: number): FieldOption[] =>
  numbers(from, to).map((value) => ({ value: String(value), label: String(value) }));
const TIMES = numbers(0, 24 * 60 - QUARTER, QUARTER).map((minutes) => ({
  value: timeText(minutes),
  label: timeText(minutes),
}));
const NEW_PEAK: Peak = { weekdays: [6, 7], from: '07:00', till: '10:00' };

interface SettingsViewProps {
  settings: ReservationSettings;
  today: LocalDateText;
}

/** The club's settings of reservations, for coaches and boat captains (rule reservation.settings). */
export function SettingsView({ settings, today }: SettingsViewProps) {
  const [typed, setTyped] = useState(settings);
  const [save, { isLoading, error }] = useSetReservationSettingsMutation();
  const { data: classes = [] } = useFleetGroupsQuery();
  const showOutcome = useResultToast();
  const change = (next: Partial<ReservationSettings>) => setTyped((before) => ({ ...before, ...next }));
  const peaksError = peaksRule(typed.peaks);
  const submit = async () => {
    if (isLoading || peaksError !== null) return;
    if (!(await save(typed)).error) showOutcome(undefined, SAVED);
  };
  return (
    <Form label={SETTINGS} onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
      <Card title={LIMITS}>
        <Fields>
          <SelectField
            label={DAYS_AHEAD}
            options={numberOptions(HORIZON_MIN, HORIZON_MAX)}
            value={String(typed.horizonDays)}
            onChange={(value) => change({ horizonDays: Number(value) })}
          />
          <SelectField
            label={LONGEST}
            options={numbers(LONGEST_MIN, LONGEST_MAX, QUARTER).map((minutes) => ({
              value: String(minutes),
              label: lengthText(minutes),
            }))}
            value={String(typed.longestMinutes)}
            onChange={(value) => change({ longestMinutes: Number(value) })}
          />
          <SelectField
            label={MOST_AT_ONCE}
            options={numberOptions(1, ACTIVE_MAX)}
            value={String(typed.mostActive)}
            onChange={(value) => change({ mostActive: Number(value) })}
          />
          <TextField
            label={SERIES_UNTIL}
            hint={SERIES_UNTIL_HINT}
            type="date"
            min={today}
            value={typed.seriesUntil ?? ''}
            onChange={(day) => change({ seriesUntil: day === '' ? null : day })}
          />
        </Fields>
      </Card>
      <PeaksCard {...{ typed, change }} error={peaksError} />
      <Card title={APPROVAL}>
        <Stack>
          <ToggleChips
            label={CLASSES}
            options={classes
              .filter((each) => !each.private)
              .map(({ _id, name }) => ({ value: _id, label: name }))}
            chosen={typed.approvedClasses}
            onChange={(approvedClasses) => change({ approvedClasses })}
          />
          <CheckboxField
            label={FOR_GUESTS}
            isChecked={typed.approvesGuests}
            onChange={(approvesGuests) => change({ approvesGuests })}
          />
          <CheckboxField
            label={FOR_REGATTAS}
            isChecked={typed.approvesRegattas}
            onChange={(approvesRegattas) => change({ approvesRegattas })}
          />
          <Quiet>{SERIES_APPROVED}</Quiet>
        </Stack>
      </Card>
      <Card title={LAUNCHED_BY_OTHERS}>
        <SelectField
          label={ACTION}
          options={RESERVED_BOAT_LEVELS.map((value) => ({ value, label: HELD_TEXTS[value] }))}
          value={typed.held}
          onChange={(value) => change({ held: RESERVED_BOAT_LEVELS.find((one) => one === value) ?? 'warn' })}
        />
      </Card>
      <FormButtons>
        <Button type="submit" tone="primary" isBusy={isLoading}>
          {SAVE}
        </Button>
      </FormButtons>
    </Form>
  );
}

interface PeaksCardProps {
  typed: ReservationSettings;
  change: (next: Partial<ReservationSettings>) => void;
  error: string | null;
}

function PeaksCard({ typed: { peaks, peakPerWeek }, change, error }: PeaksCardProps) {
  const changePeak = (at: number, next: Partial<Peak>) =>
    change({ peaks: peaks.map((peak, index) => (index === at ? { ...peak, ...next } : peak)) });
  return (
    <Card title={PEAK_HOURS}>
      <Stack>
        {peaks.map((peak, at) => (
          <Stack key={at} role="group" aria-label={peakLabel(at + 1)}>
            <ToggleChips
              label={DAYS}
              options={WEEKDAYS.map((label, day) => ({ value: String(day + 1), label }))}
              chosen={peak.weekdays.map(String)}
              onChange={(days) => changePeak(at, { weekdays: days.map(Number) })}
            />
            <Fields>
              <SelectField
                label={FROM}
                options={TIMES}
                value={peak.from}
                onChange={(from) => changePeak(at, { from })}
              />
              <SelectField
                label={TO}
                options={TIMES}
                value={peak.till}
                onChange={(till) => changePeak(at, { till })}
              />
            </Fields>
            <FormButtons>
              <IconButton
                icon="close"
                label={removePeak(at + 1)}
                onClick={() => change({ peaks: peaks.filter((_, index) => index !== at) })}
              />
            </FormButtons>
          </Stack>
        ))}
        <div role="alert">{error !== null && <Quiet>{error}</Quiet>}</div>
        {peaks.length > 0 && (
          <SelectField
            label={PEAK_LIMIT}
            options={numberOptions(1, PEAK_PER_WEEK_MAX)}
            value={String(peakPerWeek)}
            onChange={(value) => change({ peakPerWeek: Number(value) })}
          />
        )}
        {peaks.length < PEAKS_MAX && (
          <FormButtons>
            <Button icon="plus" onClick={() => change({ peaks: [...peaks, NEW_PEAK] })}>
              {ADD_PEAK}
            </Button>
          </FormButtons>
        )}
      </Stack>
    </Card>
  );
}
