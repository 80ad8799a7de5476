import { useState } from 'react';
import {
  SUPERVISION_KINDS,
  SUPERVISION_TEXTS,
  type Supervision,
} from '@fleetwatch/contract/clearances/kinds';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { RadioGroup } from '@fleetwatch/kit/ui/form/RadioGroup';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';

interface SupervisorFieldProps {
  /** Ids of those aboard, who cannot watch themselves. */
  aboard: readonly string[];
  value: Supervision | null;
  onChange: (supervision: Supervision | null) => void;
}

/** Who watches the boats with minors alone in them, and from where (rule clearance.supervision). */
export function SupervisorField({ aboard, value, onChange }: SupervisorFieldProps) {
  const { data: members = [] } = useMembersQuery();
  const [kind, setKind] = useState<Supervision['kind']>(SUPERVISION_KINDS[0]);
  const chooseKind = (chosen: string) => {
    const next = SUPERVISION_KINDS.find((one) => one === chosen) ?? kind;
    setKind(next);
    if (value) onChange({ ...value, kind: next });
  };
  const others = members.filter(({ _id }) => !aboard.includes(_id));
  return (
    <>
      <RadioGroup
        label="Who supervises"
        options={SUPERVISION_KINDS.map((one) => ({ value: one, label: SUPERVISION_TEXTS[one] }))}
        value={kind}
        onChange={chooseKind}
      />
      <SelectField
        label="Supervisor"
        options={[
          { value: '', label: 'No supervisor' },
          ...others.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={value?.member ?? ''}
        onChange={(member) => onChange(member === '' ? null : { kind, member })}
      />
    </>
  );
}
