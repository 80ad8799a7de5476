import { useState } from 'react';
import styled from 'styled-components';
import { expectedReturn, usualMinutes } from '@fleetwatch/contract/safety/ladder';
import { HEADING_MAX } from '@fleetwatch/contract/safety/settings';
import type { Trip } from '@fleetwatch/contract/safety/wire';
import { localTextOf } from '@fleetwatch/contract/time/clubTime';
import { shortTime } from '@fleetwatch/contract/time/localText';
import { useClubQuery } from '../store/clubs.ts';
import { useMembersQuery } from '../store/members.ts';
import { useOutBoatsQuery } from '../store/safety.ts';
import { useNow } from '../ui/time/useNow.ts';
import { CheckboxField } from '../ui/form/CheckboxField.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { ToggleChips } from '../ui/form/ToggleChips.tsx';
import { NOT_GIVEN } from './choiceTexts.ts';
import {
  CHOOSE_ONE,
  HEADING,
  LIGHTS,
  MINE,
  OTHER_TIME,
  OTHER_LENGTH,
  PHONE_AND_LIGHTS,
  UNTIL_DARK,
  HEADING_EXAMPLE,
  WATER,
  WHERE_AND_LIGHTS,
  WHERE_PHONE_AND_LIGHTS,
  WHOSE_PHONE,
  backBy,
  lengthAt,
} from './texts.ts';

const TICK_MS = 10_000;

interface Span {
  value: string;
  label: string;
  back: NonNullable<Trip['back']>;
}

const spanOf = (label: string, minutes: number): Span => ({ value: String(minutes), label, back: minutes });
const SPANS: readonly Span[] = [spanOf('1 h', 60), spanOf('1½ h', 90), spanOf('2 h', 120)];
const DARK: Span = { value: 'dark', label: UNTIL_DARK, back: 'dark' };
const OTHER = 'other';
const OTHERS: readonly Span[] = [
  ...[spanOf('30 min', 30), spanOf('45 min', 45), spanOf('2½ h', 150)],
  ...[3, 4, 5, 6, 8, 10, 12, 16].map((hours) => spanOf(`${hours} h`, hours * 60)),
];

const Base = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;

/* One line, for a kiosk's form. */
const Times = styled.div`
  fieldset > div {
    gap: var(--s1);
  }
  fieldset label {
    padding-inline: var(--s2);
    min-width: 48px;
  }
`;

/* Collapsed into one line, so that earlier fields stay visible. */
const More = styled.details`
  > summary {
    display: grid;
    align-items: center;
    min-height: var(--target);
    cursor: pointer;
  }
  > div {
    padding-bottom: var(--s2);
  }
`;

interface TripFieldsProps {
  value: Trip;
  onChange: (trip: Trip) => void;
  /** Ids of those aboard, the launcher first, as choices for the phone; absent without a sign-in. */
  aboard?: readonly string[];
  /** Only the time, or the rest collapsed into one line; both, one below the other, by default. */
  part?: 'time' | 'rest';
}

/**
 * Expected return and destination of a boat (rule safety.chips): one tap, or none. Empty if the club does not watch for overdue
 * boats, or before the club is known.
 */
export function TripFields({ value, onChange, aboard = [], part }: TripFieldsProps) {
  const { data: club } = useClubQuery();
  const { data: known } = useOutBoatsQuery();
  const [isOther, setIsOther] = useState(OTHERS.some(({ back }) => back === value.back));
  const nowMs = useNow(TICK_MS) + (club?.clockSkewMs ?? 0);
  if (!club || !known) return null;
  const { settings, lastBoat } = known;
  const isLight = lastBoat !== null && nowMs < lastBoat;
  const area = settings.areas.some(({ _id }) => _id === value.area) ? (value.area ?? '') : '';
  const minutes = usualMinutes(settings, area === '' ? null : area);
  // Uses the server's own function.
  const timeAt = (back: Trip['back']) =>
    shortTime(localTextOf(expectedReturn(back, nowMs, { minutes, lastBoatMs: lastBoat }), club.timezone));
  const chips = [...SPANS, ...(isLight ? [DARK] : []), { value: OTHER, label: OTHER_TIME }];
  const chosen = chips.find((chip) => 'back' in chip && chip.back === value.back)?.value;
  const choose = (picked: string | undefined) => {
    setIsOther(picked === OTHER);
    const span = [...SPANS, DARK].find((one) => one.value === picked);
    onChange(span ? { ...value, back: span.back } : without(value, 'back'));
  };
  const more = (
    <Base>
      {settings.areas.length > 0 && (
        <>
          <SelectField
            label={WATER}
            options={[
              { value: '', label: NOT_GIVEN },
              ...settings.areas.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            value={value.area ?? ''}
            onChange={(id) => onChange(id === '' ? without(value, 'area') : { ...value, area: id })}
          />
          <TextField
            label={HEADING}
            placeholder={HEADING_EXAMPLE}
            maxLength={HEADING_MAX}
            autoComplete="off"
            value={value.heading ?? ''}
            onChange={(heading) =>
              onChange(heading === '' ? without(value, 'heading') : { ...value, heading })
            }
          />
        </>
      )}
      {aboard.length > 0 && <PhoneField value={value} onChange={onChange} aboard={aboard} />}
      <CheckboxField
        label={LIGHTS}
        isChecked={value.lights === true}
        onChange={(lights) => onChange(lights ? { ...value, lights } : without(value, 'lights'))}
      />
    </Base>
  );
  if (part === 'rest') {
    return (
      <More>
        <summary>{restText(settings.areas.length > 0, aboard.length > 0)}</summary>
        {more}
      </More>
    );
  }
  return (
    <Base>
      <Times>
        <ToggleChips
          label={backBy(timeAt(value.back))}
          isSingle
          options={chips}
          chosen={[isOther ? OTHER : (chosen ?? '')]}
          onChange={([picked]) => choose(picked)}
        />
      </Times>
      {isOther && (
        <SelectField
          label={OTHER_LENGTH}
          placeholder={CHOOSE_ONE}
          options={OTHERS.map(({ value: span, label, back }) => ({
            value: span,
            label: lengthAt(label, timeAt(back)),
          }))}
          value={OTHERS.some(({ back }) => back === value.back) ? String(value.back) : ''}
          onChange={(span) => onChange({ ...value, back: Number(span) })}
        />
      )}
      {part === undefined && more}
    </Base>
  );
}

/** The line that expands to the rest. */
function restText(hasAreas: boolean, hasPhone: boolean): string {
  if (hasAreas) return hasPhone ? WHERE_PHONE_AND_LIGHTS : WHERE_AND_LIGHTS;
  return hasPhone ? PHONE_AND_LIGHTS : LIGHTS;
}

/** Owner of the phone aboard: the launcher, or another crew member. */
function PhoneField({ value, onChange, aboard }: Required<Omit<TripFieldsProps, 'part'>>) {
  const { data: members } = useMembersQuery();
  const nameOf = (id: string) => members?.find(({ _id }) => _id === id)?.name;
  const options = [...new Set(aboard)].flatMap((id, at) => {
    const label = at === 0 ? MINE : nameOf(id);
    return label === undefined ? [] : [{ value: id, label }];
  });
  return (
    <SelectField
      label={WHOSE_PHONE}
      options={[{ value: '', label: NOT_GIVEN }, ...options]}
      value={options.some((option) => option.value === value.phone) ? (value.phone ?? '') : ''}
      onChange={(id) => onChange(id === '' ? without(value, 'phone') : { ...value, phone: id })}
    />
  );
}

function without(trip: Trip, field: keyof Trip): Trip {
  const { [field]: _taken, ...rest } = trip;
  return rest;
}
