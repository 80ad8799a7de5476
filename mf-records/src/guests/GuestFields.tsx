import type { GuestDraft } from '@fleetwatch/contract/guests/wire';
import type { FieldErrors } from '@fleetwatch/contract/errors/fieldRule';
import type { LocalDateText } from '@fleetwatch/contract/time/localText';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { Fields } from '../screen/recordsStyle.ts';
import {
  CLUB,
  EMERGENCY_CONTACT,
  NAME,
  NAME_AND_NUMBER,
  OPTIONAL_FIELDS,
  PHONE,
  WAIVER_SIGNED_ON,
} from './texts.ts';

export const EMPTY_GUEST: GuestDraft = { name: '', phone: '', emergency: '', club: '', waiver: null };

interface GuestFieldsProps {
  draft: GuestDraft;
  errors: FieldErrors<keyof GuestDraft>;
  today: LocalDateText | undefined;
  onChange: (change: Partial<GuestDraft>) => void;
}

/** The fields of a guest, without autofill of the member's own data. */
export function GuestFields({ draft, errors, today, onChange }: GuestFieldsProps) {
  return (
    <Fields>
      <TextField
        label={NAME}
        autoComplete="off"
        value={draft.name}
        error={errors.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={CLUB}
        hint={OPTIONAL_FIELDS}
        autoComplete="off"
        value={draft.club}
        error={errors.club}
        onChange={(club) => onChange({ club })}
      />
      <TextField
        label={PHONE}
        type="tel"
        autoComplete="off"
        value={draft.phone}
        error={errors.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <TextField
        label={EMERGENCY_CONTACT}
        hint={NAME_AND_NUMBER}
        autoComplete="off"
        value={draft.emergency}
        error={errors.emergency}
        onChange={(emergency) => onChange({ emergency })}
      />
      <TextField
        label={WAIVER_SIGNED_ON}
        type="date"
        max={today}
        value={draft.waiver ?? ''}
        error={errors.waiver}
        onChange={(day) => onChange({ waiver: day === '' ? null : day })}
      />
    </Fields>
  );
}
