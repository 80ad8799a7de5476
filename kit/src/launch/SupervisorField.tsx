import { SUPERVISION_TEXTS } from '@fleetwatch/contract/clearances/texts';
import { useState } from 'react';
import styled from 'styled-components';
import { SUPERVISION_KINDS, type Supervision } from '@fleetwatch/contract/clearances/kinds';
import { useMembersQuery } from '../store/members.ts';
import { IconButton } from '../ui/button/IconButton.tsx';
import { RadioGroup } from '../ui/form/RadioGroup.tsx';
import { MemberPicker } from '../parts/MemberPicker.tsx';
import { SUPERVISOR, WHO_SUPERVISES, removeSupervisor } from './texts.ts';

interface SupervisorFieldProps {
  /** Ids of those aboard, who cannot supervise themselves. */
  aboard: readonly string[];
  value: Supervision | null;
  onChange: (supervision: Supervision | null) => void;
}

const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: var(--target);
  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** The supervisor of minors who are alone in the boat, and the place they watch from (rule clearance.supervision). */
export function SupervisorField({ aboard, value, onChange }: SupervisorFieldProps) {
  const { data: members } = useMembersQuery();
  const [kind, setKind] = useState(value?.kind ?? SUPERVISION_KINDS[0]);
  const [typed, setTyped] = useState('');
  const pick = (member: string) => {
    setTyped('');
    onChange({ kind, member });
  };
  const chooseKind = (chosen: string) => {
    const next = SUPERVISION_KINDS.find((one) => one === chosen) ?? kind;
    setKind(next);
    if (value) onChange({ ...value, kind: next });
  };
  const supervisor = members?.find(({ _id }) => _id === value?.member);
  return (
    <div>
      <RadioGroup
        label={WHO_SUPERVISES}
        options={SUPERVISION_KINDS.map((one) => ({ value: one, label: SUPERVISION_TEXTS[one] }))}
        value={kind}
        onChange={chooseKind}
      />
      {supervisor ? (
        <Chosen>
          <span>{supervisor.name}</span>
          <IconButton icon="close" label={removeSupervisor(supervisor.name)} onClick={() => onChange(null)} />
        </Chosen>
      ) : (
        <MemberPicker
          label={SUPERVISOR}
          members={members?.filter(({ _id }) => !aboard.includes(_id))}
          typed={typed}
          onType={setTyped}
          refusal={null}
          onPick={pick}
          onNamed={pick}
        />
      )}
    </div>
  );
}
