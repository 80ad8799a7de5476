import { WHEN_FLAGS } from '@fleetwatch/contract/clearances/when';
import { FLAG_TEXTS } from '@fleetwatch/contract/conditions/kinds';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { Fields } from '../screen/safetyStyle.ts';
import { waterError, type WhenDraft } from './whenDraft.ts';

interface WhenFieldsProps {
  draft: WhenDraft;
  onChange: (draft: WhenDraft) => void;
  /** Whether it was to be saved, so that what is wrong is said. */
  isAsked: boolean;
}

/** In which circumstances a requirement counts: those that the club can know, and those chosen before (rule clearance.when). */
export function WhenFields({ draft, onChange, isAsked }: WhenFieldsProps) {
  const { data: club } = useClubQuery();
  const hasConditions = club?.features?.includes('conditions') ?? false;
  return (
    <>
      {(Boolean(club?.place) || draft.isDark) && (
        <CheckboxField
          label="Only in the dark"
          isChecked={draft.isDark}
          onChange={(isDark) => onChange({ ...draft, isDark })}
        />
      )}
      {(hasConditions || draft.water !== '' || draft.flag !== '') && (
        <Fields>
          <TextField
            label="Only in water under °C"
            inputMode="decimal"
            value={draft.water}
            onChange={(water) => onChange({ ...draft, water })}
            error={isAsked ? waterError(draft) : undefined}
          />
          <SelectField
            label="Only at or above flag"
            options={[
              { value: '', label: 'Any flag' },
              ...WHEN_FLAGS.map((value) => ({ value, label: FLAG_TEXTS[value] })),
            ]}
            value={draft.flag}
            onChange={(flag) => onChange({ ...draft, flag })}
          />
        </Fields>
      )}
    </>
  );
}
