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
  type ReservedBoatLevel,
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
import { lengthText, timeText } from './booking.ts';
import { useSetReservationSettingsMutation } from './reservationsApi.ts';
import { Fields } from './reservationsStyle.ts';

const HELD_TEXTS: Readonly<Record<ReservedBoatLevel, string>> = {
  warn: 'Warn the person launching it',
  block: 'Stop the launch',
};

const QUARTER = 15;
const numbers = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
const counted = (from: number, to: number): FieldOption[] =>
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

/** What the club says of reservations: coaches and boat captains (rule reservation.settings). */
export function SettingsView({ settings, today }: SettingsViewProps) {
  const [typed, setTyped] = useState(settings);
  const [save, { isLoading, error }] = useSetReservationSettingsMutation();
  const { data: classes = [] } = useFleetGroupsQuery();
  const showOutcome = useResultToast();
  const change = (next: Partial<ReservationSettings>) => setTyped((before) => ({ ...before, ...next }));
  const peaksError = peaksRule(typed.peaks);
  const submit = async () => {
    if (isLoading || peaksError !== null) return;
    if (!(await save(typed)).error) showOutcome(undefined, 'Saved.');
  };
  return (
    <Form label="Settings" onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
      <Card title="How far, how long, how many">
        <Fields>
          <SelectField
            label="Days ahead"
            options={counted(HORIZON_MIN, HORIZON_MAX)}
            value={String(typed.horizonDays)}
            onChange={(value) => change({ horizonDays: Number(value) })}
          />
          <SelectField
            label="Longest"
            options={numbers(LONGEST_MIN, LONGEST_MAX, QUARTER).map((minutes) => ({
              value: String(minutes),
              label: lengthText(minutes),
            }))}
            value={String(typed.longestMinutes)}
            onChange={(value) => change({ longestMinutes: Number(value) })}
          />
          <SelectField
            label="At once by one member"
            options={counted(1, ACTIVE_MAX)}
            value={String(typed.mostActive)}
            onChange={(value) => change({ mostActive: Number(value) })}
          />
          <TextField
            label="Weekly series until"
            hint="Empty: members have none"
            type="date"
            min={today}
            value={typed.seriesUntil ?? ''}
            onChange={(day) => change({ seriesUntil: day === '' ? null : day })}
          />
        </Fields>
      </Card>
      <PeaksCard {...{ typed, change }} error={peaksError} />
      <Card title="What an officer approves">
        <Stack>
          <ToggleChips
            label="Classes"
            options={classes
              .filter((each) => !each.private)
              .map(({ _id, name }) => ({ value: _id, label: name }))}
            chosen={typed.approvedClasses}
            onChange={(approvedClasses) => change({ approvedClasses })}
          />
          <CheckboxField
            label="Boats for guests"
            isChecked={typed.approvesGuests}
            onChange={(approvesGuests) => change({ approvesGuests })}
          />
          <CheckboxField
            label="Boats for regattas"
            isChecked={typed.approvesRegattas}
            onChange={(approvesRegattas) => change({ approvesRegattas })}
          />
          <Quiet>Weekly series of members are always approved by an officer.</Quiet>
        </Stack>
      </Card>
      <Card title="When others launch a reserved boat">
        <SelectField
          label="Action"
          options={RESERVED_BOAT_LEVELS.map((value) => ({ value, label: HELD_TEXTS[value] }))}
          value={typed.held}
          onChange={(value) => change({ held: RESERVED_BOAT_LEVELS.find((one) => one === value) ?? 'warn' })}
        />
      </Card>
      <FormButtons>
        <Button type="submit" tone="primary" isBusy={isLoading}>
          Save
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
    <Card title="Peak hours">
      <Stack>
        {peaks.map((peak, at) => (
          <Stack key={at} role="group" aria-label={`Peak ${at + 1}`}>
            <ToggleChips
              label="Days"
              options={WEEKDAYS.map((label, day) => ({ value: String(day + 1), label }))}
              chosen={peak.weekdays.map(String)}
              onChange={(days) => changePeak(at, { weekdays: days.map(Number) })}
            />
            <Fields>
              <SelectField
                label="From"
                options={TIMES}
                value={peak.from}
                onChange={(from) => changePeak(at, { from })}
              />
              <SelectField
                label="To"
                options={TIMES}
                value={peak.till}
                onChange={(till) => changePeak(at, { till })}
              />
            </Fields>
            <FormButtons>
              <IconButton
                icon="close"
                label={`Remove peak ${at + 1}`}
                onClick={() => change({ peaks: peaks.filter((_, index) => index !== at) })}
              />
            </FormButtons>
          </Stack>
        ))}
        <div role="alert">{error !== null && <Quiet>{error}</Quiet>}</div>
        {peaks.length > 0 && (
          <SelectField
            label="Peak-hour reservations per member per week"
            options={counted(1, PEAK_PER_WEEK_MAX)}
            value={String(peakPerWeek)}
            onChange={(value) => change({ peakPerWeek: Number(value) })}
          />
        )}
        {peaks.length < PEAKS_MAX && (
          <FormButtons>
            <Button icon="plus" onClick={() => change({ peaks: [...peaks, NEW_PEAK] })}>
              Add peak hours
            </Button>
          </FormButtons>
        )}
      </Stack>
    </Card>
  );
}
