import { FLAG_TEXTS } from '@fleetwatch/contract/conditions/texts';
import { WHEN_FLAGS } from '@fleetwatch/contract/clearances/when';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { CheckboxField } from '@fleetwatch/kit/ui/form/CheckboxField';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { Fields } from '../screen/safetyStyle.ts';
import { waterError, type WhenDraft } from './whenDraft.ts';
import { ANY_FLAG, ONLY_FROM_FLAG, ONLY_IN_DARK, ONLY_WATER_BELOW } from './texts.ts';

interface WhenFieldsProps {
  draft: WhenDraft;
  onChange: (draft: WhenDraft) => void;
  /** Whether errors are shown: from the first attempt to save. */
  hasSubmitted: boolean;
}

/**
 * Circumstances in which a requirement applies: those that the club can know, and those chosen before (rule clearance.when).
 */
export function WhenFields({ draft, onChange, hasSubmitted }: WhenFieldsProps) {
  const { data: club } = useClubQuery();
  const hasConditions = club?.features?.includes('conditions') ?? false;
  return (
    <>
      {(Boolean(club?.place) || draft.isDark) && (
        <CheckboxField
          label={ONLY_IN_DARK}
          isChecked={draft.isDark}
          onChange={(isDark) => onChange({ ...draft, isDark })}
        />
      )}
      {(hasConditions || draft.water !== '' || draft.flag !== '') && (
        <Fields>
          <TextField
            label={ONLY_WATER_BELOW}
            inputMode="decimal"
            value={draft.water}
            onChange={(water) => onChange({ ...draft, water })}
            error={hasSubmitted ? waterError(draft) : undefined}
          />
          <SelectField
            label={ONLY_FROM_FLAG}
            options={[
              { value: '', label: ANY_FLAG },
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
