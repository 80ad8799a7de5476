import { useState } from 'react';
import { nameRule } from '@fleetwatch/contract/accounts/rules';
import { editedBoatNameRule } from '@fleetwatch/contract/boats/rules';
import type { ImportQuestions } from '@fleetwatch/contract/import/wire';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { Quiet } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { nameKey } from './mappingDraft.ts';
import { Fields } from './importStyle.ts';
import { nameLabel, NAMES_TO_CHANGE, OLD_NAMES_KEPT, showAll } from './texts.ts';

/** Fields shown at first; a large club has hundreds. */
const SHOWN = 12;
const RULES = { boat: editedBoatNameRule, person: nameRule };

export interface NameFieldsProps {
  questions: ImportQuestions;
  names: Readonly<Record<string, string>>;
  /** The API's refusal of one of the chosen names. */
  refusal: string | undefined;
  onChange: (key: string, name: string) => void;
}

/** Names that the rules refuse, with their replacements (rule moving.names). */
export function NameFields({ questions: { names: asked }, names, refusal, onChange }: NameFieldsProps) {
  const [isAll, setIsAll] = useState(false);
  if (asked.length === 0) return null;
  return (
    <>
      <h3>{NAMES_TO_CHANGE}</h3>
      <Quiet>{OLD_NAMES_KEPT}</Quiet>
      <Fields>
        {asked.slice(0, isAll ? asked.length : SHOWN).map((one) => {
          const key = nameKey(one);
          const value = names[key] ?? one.proposal;
          return (
            <TextField
              key={key}
              label={nameLabel(one.original, one.kind)}
              value={value}
              error={RULES[one.kind](value) ?? (value === one.proposal ? undefined : refusal)}
              onChange={(name) => onChange(key, name)}
            />
          );
        })}
      </Fields>
      {!isAll && asked.length > SHOWN && (
        <div>
          <Button tone="quiet" onClick={() => setIsAll(true)}>
            {showAll(asked.length)}
          </Button>
        </div>
      )}
    </>
  );
}
