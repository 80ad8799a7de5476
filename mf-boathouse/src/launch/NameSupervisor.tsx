import { SUPERVISION_TEXTS } from '@fleetwatch/contract/clearances/texts';
import { useState } from 'react';
import { SUPERVISION_KINDS, type Supervision } from '@fleetwatch/contract/clearances/kinds';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { findNames } from './findNames.ts';
import { SUPERVISOR, WHO_SUPERVISES, chooseSupervisor } from './texts.ts';

/** Suggested names for the typed text. */
const OFFERED = 5;

interface NameSupervisorProps {
  isBusy: boolean;
  onNamed: (supervision: Supervision) => void;
}

/**
 * Names the supervisor of minors alone in a boat, and the place they watch from (rule clearance.supervision); the supervisor
 * does not sign in.
 */
export function NameSupervisor({ isBusy, onNamed }: NameSupervisorProps) {
  const { members } = useKiosk().data;
  const [kind, setKind] = useState<Supervision['kind']>(SUPERVISION_KINDS[0]);
  const [typed, setTyped] = useState('');
  const found = new Set(
    findNames(
      typed,
      members.map(({ name }) => name),
    ),
  );
  const offered = typed.trim() === '' ? [] : members.filter(({ name }) => found.has(name)).slice(0, OFFERED);
  return (
    <Stack>
      <RadioGroup
        label={WHO_SUPERVISES}
        options={SUPERVISION_KINDS.map((one) => ({ value: one, label: SUPERVISION_TEXTS[one] }))}
        value={kind}
        onChange={(value) => setKind(SUPERVISION_KINDS.find((one) => one === value) ?? kind)}
      />
      <TextField
        label={SUPERVISOR}
        type="search"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        spellCheck={false}
      />
      {offered.map(({ _id, name }) => (
        <Button key={_id} isBusy={isBusy} onClick={() => onNamed({ kind, member: _id })}>
          {chooseSupervisor(name)}
        </Button>
      ))}
    </Stack>
  );
}
