import { useState } from 'react';
import { MemberPicker } from '@fleetwatch/kit/parts/MemberPicker';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Row, Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { removePerson } from './texts.ts';

interface CrewFieldProps {
  /** 'Crew beside the launcher' */
  label: string;
  /** Label of the field that adds someone: 'Add to the crew' */
  addLabel: string;
  /** Most members. */
  limit: number;
  /** Ids of members with another seat. */
  taken: readonly string[];
  /** Member ids. */
  value: readonly string[];
  /** Names of people who are no longer members. */
  known: readonly { _id: string; name: string }[];
  onChange: (crew: string[]) => void;
}

/** The crew of a boat: a button removes each person, and a field adds another. */
export function CrewField({ label, addLabel, limit, taken, value, known, onChange }: CrewFieldProps) {
  const { data: members = [] } = useMembersQuery();
  const [typed, setTyped] = useState('');
  const nameOf = (id: string) => [...members, ...known].find(({ _id }) => _id === id)?.name ?? '';
  const others = members.filter(({ _id }) => !taken.includes(_id) && !value.includes(_id));
  const add = (id: string) => {
    setTyped('');
    onChange([...value, id]);
  };
  return (
    <Stack role="group" aria-label={label}>
      <Row>
        {value.map((id) => (
          <Button
            key={id}
            icon="close"
            aria-label={removePerson(nameOf(id))}
            onClick={() => onChange(value.filter((one) => one !== id))}
          >
            {nameOf(id)}
          </Button>
        ))}
      </Row>
      {value.length < limit && (
        <MemberPicker
          label={addLabel}
          members={others}
          typed={typed}
          onType={setTyped}
          onPick={add}
          onNamed={add}
        />
      )}
    </Stack>
  );
}
