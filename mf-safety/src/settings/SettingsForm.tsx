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
import { NAME, PHONE_LABEL, SAVE, SAVED, SETTINGS } from '../texts.ts';
import {
  ADD_AREA,
  ADD_NUMBER,
  ALARM_OFFICERS,
  AREAS,
  AREA_MINUTES,
  AREA_MINUTES_HINT,
  DELAYS_HALVED,
  DELAY_HINT,
  EMERGENCY_NUMBER,
  LAST_BOAT,
  LAST_BOAT_TEXTS,
  LATE_CREW,
  NOTIFIED_WHEN,
  OVERDUE_DUTY,
  PHONE_NUMBERS,
  RETURN_TIMES,
  USUAL_MINUTES,
  USUAL_MINUTES_HINT,
  WHO,
  removeArea,
  removeNumber,
} from './texts.ts';

/** The settings as typed: numbers are texts until they are sent. */
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

/** A line of fields with its remove button at the end. */
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

/** Returns why the settings cannot be sent, by field: the key of a line, or the name of a field. */
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

/** The club's settings for overdue boats, for coaches and safety officers (rule safety.settings). */
export function SettingsForm({ settings }: { settings: SafetySettings }) {
  const [typed, setTyped] = useState(() => typedOf(settings));
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [send, { isLoading, error }] = useSetSettingsMutation();
  const showOutcome = useResultToast();
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const errors = errorsOf(settingsOf(typed), typed);
  const shown = (field: string) => (hasSubmitted ? errors.get(field) : undefined);
  const submit = async () => {
    setHasSubmitted(true);
    if (isLoading || errors.size > 0) return;
    const answer = await send(settingsOf(typed));
    if (answer.error) return;
    // New stretches of water have their ids now.
    setTyped(typedOf(answer.data));
    setHasSubmitted(false);
    showOutcome(undefined, SAVED);
  };
  const changeArea = (at: string, part: Partial<Typed['areas'][number]>) =>
    change({ areas: typed.areas.map((one) => (one.key === at ? { ...one, ...part } : one)) });
  const changeRescue = (at: string, part: Partial<Typed['rescue'][number]>) =>
    change({ rescue: typed.rescue.map((one) => (one.key === at ? { ...one, ...part } : one)) });
  const minutesField = (field: 'late' | 'overdue' | 'alarm', label: string) => (
    <TextField
      label={label}
      hint={DELAY_HINT}
      inputMode="numeric"
      value={typed[field]}
      onChange={(value) => change({ [field]: value })}
      error={field === 'late' ? shown('delays') : undefined}
    />
  );
  return (
    <Form label={SETTINGS} onSubmit={() => void submit()} error={error ? failureOf(error).text : undefined}>
      <Card title={RETURN_TIMES}>
        <Fields>
          <TextField
            label={USUAL_MINUTES}
            hint={USUAL_MINUTES_HINT}
            inputMode="numeric"
            value={typed.minutes}
            onChange={(minutes) => change({ minutes })}
            error={shown('minutes')}
          />
          <SelectField
            label={LAST_BOAT}
            options={LAST_BOATS.map((value) => ({ value, label: LAST_BOAT_TEXTS[value] }))}
            value={typed.lastBoat}
            onChange={(value) => change({ lastBoat: LAST_BOATS.find((one) => one === value) ?? 'sunset' })}
          />
        </Fields>
      </Card>
      <Card title={NOTIFIED_WHEN}>
        <Fields>
          {minutesField('late', LATE_CREW)}
          {minutesField('overdue', OVERDUE_DUTY)}
          {minutesField('alarm', ALARM_OFFICERS)}
        </Fields>
        <Quiet>{DELAYS_HALVED}</Quiet>
      </Card>
      <Card title={AREAS}>
        <Stack>
          {typed.areas.map((area) => (
            <Entry key={area.key}>
              <Fields>
                <TextField
                  label={NAME}
                  maxLength={AREA_NAME_MAX}
                  value={area.name}
                  onChange={(name) => changeArea(area.key, { name })}
                  error={shown(`${area.key} name`)}
                />
                <TextField
                  label={AREA_MINUTES}
                  hint={AREA_MINUTES_HINT}
                  inputMode="numeric"
                  value={area.minutes}
                  onChange={(minutes) => changeArea(area.key, { minutes })}
                  error={shown(`${area.key} minutes`)}
                />
              </Fields>
              <IconButton
                icon="close"
                label={removeArea(area.name)}
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
                {ADD_AREA}
              </Button>
            </FormButtons>
          )}
        </Stack>
      </Card>
      <Card title={PHONE_NUMBERS}>
        <Stack>
          <TextField
            label={EMERGENCY_NUMBER}
            type="tel"
            value={typed.emergencyNumber}
            onChange={(emergencyNumber) => change({ emergencyNumber })}
            error={shown('emergencyNumber')}
          />
          {typed.rescue.map((number) => (
            <Entry key={number.key}>
              <Fields>
                <TextField
                  label={WHO}
                  maxLength={RESCUE_NAME_MAX}
                  value={number.name}
                  onChange={(name) => changeRescue(number.key, { name })}
                  error={shown(`${number.key} name`)}
                />
                <TextField
                  label={PHONE_LABEL}
                  type="tel"
                  value={number.phone}
                  onChange={(phone) => changeRescue(number.key, { phone })}
                  error={shown(`${number.key} phone`)}
                />
              </Fields>
              <IconButton
                icon="close"
                label={removeNumber(number.name)}
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
                {ADD_NUMBER}
              </Button>
            </FormButtons>
          )}
        </Stack>
      </Card>
      <FormButtons>
        <Button type="submit" tone="primary" isBusy={isLoading}>
          {SAVE}
        </Button>
      </FormButtons>
    </Form>
  );
}
