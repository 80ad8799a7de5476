import { useState } from 'react';
import styled from 'styled-components';
import { LAST_BOATS, type LastBoat } from '@fleetwatch/contract/safety/kinds';
import { AREAS_SHAPE, PHONE_SHAPE, RESCUE_NAME_LENGTH } from '@fleetwatch/contract/safety/texts';
import {
  AREA_NAME_MAX,
  AREAS_MAX,
  delaysRule,
  minutesRule,
  PHONE,
  RESCUE_MAX,
  RESCUE_NAME_MAX,
  type SafetySettings,
} from '@fleetwatch/contract/safety/settings';
import { failureOf } from '@fleetwatch/kit/store/apiFailure';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { Form } from '@fleetwatch/kit/ui/form/Form';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { useSetSettingsMutation } from '../data/safetyApi.ts';
import { Fields } from '../screen/safetyStyle.ts';
import { useResultToast } from '@fleetwatch/kit/ui/feedback/useResultToast.ts';
import { FormButtons, Quiet, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';

/** The settings as they are typed: numbers are texts until they are sent. */
interface Typed {
  minutes: string;
  late: string;
  overdue: string;
  alarm: string;
  lastBoat: LastBoat;
  emergencyNumber: string;
  areas: { key: string; _id: string; name: string; minutes: string }[];
  rescue: { key: string; name: string; phone: string }[];
}

const LAST_BOAT_TEXTS: Readonly<Record<LastBoat, string>> = {
  sunset: 'Sunset',
  civilDusk: 'Civil dusk',
  none: 'No last boat',
};

/** A line with its fields, and at its end what takes it away. */
const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2);
  align-items: start;
  /* Beside the control, below its label. */
  > button {
    margin-top: 1.6rem;
  }
`;

const key = () => crypto.randomUUID();
const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text));

const typedOf = (settings: SafetySettings): Typed => ({
  minutes: String(settings.minutes),
  late: String(settings.delays.late),
  overdue: String(settings.delays.overdue),
  alarm: String(settings.delays.alarm),
  lastBoat: settings.lastBoat,
  emergencyNumber: settings.emergencyNumber,
  areas: settings.areas.map(({ _id, name, minutes }) => ({
    key: _id,
    _id,
    name,
    minutes: minutes === null ? '' : String(minutes),
  })),
  rescue: settings.rescue.map((number) => ({ key: key(), ...number })),
});

const settingsOf = (typed: Typed): SafetySettings => ({
  minutes: numberOf(typed.minutes),
  delays: { late: numberOf(typed.late), overdue: numberOf(typed.overdue), alarm: numberOf(typed.alarm) },
  lastBoat: typed.lastBoat,
  emergencyNumber: typed.emergencyNumber.trim(),
  areas: typed.areas.map(({ _id, name, minutes }) => ({
    _id,
    name: name.trim(),
    minutes: minutes.trim() === '' ? null : numberOf(minutes),
  })),
  rescue: typed.rescue.map(({ name, phone }) => ({ name: name.trim(), phone: phone.trim() })),
});

const phoneError = (phone: string): string | null => (PHONE.test(phone) ? null : PHONE_SHAPE);

/** Why the settings cannot be sent, by field: the key of a line, or the name of a field. */
function errorsOf(settings: SafetySettings, { areas, rescue }: Typed): Map<string, string> {
  const names = settings.areas.map(({ name }) => name.toLowerCase());
  const found: [string, string | null][] = [
    ['minutes', minutesRule(settings.minutes)],
    ['delays', delaysRule(settings.delays)],
    ['emergencyNumber', phoneError(settings.emergencyNumber)],
    ...settings.areas.flatMap(({ name, minutes }, at): [string, string | null][] => [
      [
        `${areas[at]?.key} name`,
        name === '' || names.indexOf(name.toLowerCase()) !== at ? AREAS_SHAPE : null,
      ],
      [`${areas[at]?.key} minutes`, minutes === null ? null : minutesRule(minutes)],
    ]),
    ...settings.rescue.flatMap(({ name, phone }, at): [string, string | null][] => [
      [`${rescue[at]?.key} name`, name === '' ? RESCUE_NAME_LENGTH : null],
      [`${rescue[at]?.key} phone`, phoneError(phone)],
    ]),
  ];
  return new Map(found.flatMap(([field, error]) => (error === null ? [] : [[field, error]])));
}

/** What the club says of overdue boats (rule safety.settings): coaches and safety officers. */
export function SettingsForm({ settings }: { settings: SafetySettings }) {
  const [typed, setTyped] = useState(() => typedOf(settings));
  const [isAsked, setIsAsked] = useState(false);
  const [send, { isLoading, error }] = useSetSettingsMutation();
  const showOutcome = useResultToast();
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const errors = errorsOf(settingsOf(typed), typed);
  const shown = (field: string) => (isAsked ? errors.get(field) : undefined);
  const submit = async () => {
    setIsAsked(true);
    if (isLoading || errors.size > 0) return;
    const answer = await send(settingsOf(typed));
    if (answer.error) return;
    // New stretches of water have their ids now.
    setTyped(typedOf(answer.data));
    setIsAsked(false);
    showOutcome(undefined, 'Saved.');
  };
  const changeArea = (at: string, part: Partial<Typed['areas'][number]>) =>
    change({ areas: typed.areas.map((one) => (one.key === at ? { ...one, ...part } : one)) });
  const changeRescue = (at: string, part: Partial<Typed['rescue'][number]>) =>
    change({ rescue: typed.rescue.map((one) => (one.key === at ? { ...one, ...part } : one)) });
  const minutesField = (field: 'late' | 'overdue' | 'alarm', label: string) => (
    <TextField
      label={label}
      hint="Minutes after the time"
      inputMode="numeric"
      value={typed[field]}
      onChange={(value) => change({ [field]: value })}
      error={field === 'late' ? shown('delays') : undefined}
    />
  );
  return (
    <Form label="Settings" onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
      <Card title="When a boat is back">
        <Fields>
          <TextField
            label="Usual outing"
            hint="Minutes, unless the crew sets a time"
            inputMode="numeric"
            value={typed.minutes}
            onChange={(minutes) => change({ minutes })}
            error={shown('minutes')}
          />
          <SelectField
            label="Last boat without lights"
            options={LAST_BOATS.map((value) => ({ value, label: LAST_BOAT_TEXTS[value] }))}
            value={typed.lastBoat}
            onChange={(value) => change({ lastBoat: LAST_BOATS.find((one) => one === value) ?? 'sunset' })}
          />
        </Fields>
      </Card>
      <Card title="When people are notified">
        <Fields>
          {minutesField('late', 'Late: the crew is asked')}
          {minutesField('overdue', 'Overdue: those on duty')}
          {minutesField('alarm', 'Alarm: safety officers')}
        </Fields>
        <Quiet>
          Halved for singles, doubles and pairs, minors, water below 10 °C, a yellow or red flag, and in the
          dark.
        </Quiet>
      </Card>
      <Card title="Stretches of water">
        <Stack>
          {typed.areas.map((area) => (
            <Entry key={area.key}>
              <Fields>
                <TextField
                  label="Name"
                  maxLength={AREA_NAME_MAX}
                  value={area.name}
                  onChange={(name) => changeArea(area.key, { name })}
                  error={shown(`${area.key} name`)}
                />
                <TextField
                  label="Minutes there"
                  hint="Empty: as everywhere"
                  inputMode="numeric"
                  value={area.minutes}
                  onChange={(minutes) => changeArea(area.key, { minutes })}
                  error={shown(`${area.key} minutes`)}
                />
              </Fields>
              <IconButton
                icon="close"
                label={`Remove ${area.name || 'this stretch of water'}`}
                onClick={() => change({ areas: typed.areas.filter((one) => one.key !== area.key) })}
              />
            </Entry>
          ))}
          {typed.areas.length < AREAS_MAX && (
            <FormButtons>
              <Button
                icon="plus"
                onClick={() =>
                  change({ areas: [...typed.areas, { key: key(), _id: '', name: '', minutes: '' }] })
                }
              >
                Add a stretch of water
              </Button>
            </FormButtons>
          )}
        </Stack>
      </Card>
      <Card title="Phone numbers">
        <Stack>
          <TextField
            label="Emergency number"
            type="tel"
            value={typed.emergencyNumber}
            onChange={(emergencyNumber) => change({ emergencyNumber })}
            error={shown('emergencyNumber')}
          />
          {typed.rescue.map((number) => (
            <Entry key={number.key}>
              <Fields>
                <TextField
                  label="Who"
                  maxLength={RESCUE_NAME_MAX}
                  value={number.name}
                  onChange={(name) => changeRescue(number.key, { name })}
                  error={shown(`${number.key} name`)}
                />
                <TextField
                  label="Phone"
                  type="tel"
                  value={number.phone}
                  onChange={(phone) => changeRescue(number.key, { phone })}
                  error={shown(`${number.key} phone`)}
                />
              </Fields>
              <IconButton
                icon="close"
                label={`Remove ${number.name || 'this number'}`}
                onClick={() => change({ rescue: typed.rescue.filter((one) => one.key !== number.key) })}
              />
            </Entry>
          ))}
          {typed.rescue.length < RESCUE_MAX && (
            <FormButtons>
              <Button
                icon="plus"
                onClick={() => change({ rescue: [...typed.rescue, { key: key(), name: '', phone: '' }] })}
              >
                Add a number
              </Button>
            </FormButtons>
          )}
        </Stack>
      </Card>
      <FormButtons>
        <Button type="submit" tone="primary" isBusy={isLoading}>
          Save
        </Button>
      </FormButtons>
    </Form>
  );
}
