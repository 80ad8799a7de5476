import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { PickMany } from './PickMany.tsx';

interface CrewFieldProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

/** The members of the crew when the plan is made; others join themselves. */
export function CrewField({ chosen, onChange, error }: CrewFieldProps) {
  const { data: members = [] } = useMembersQuery();
  return (
    <PickMany
      label="Add Crew"
      searchLabel="Search members"
      noneText="Nobody has joined yet."
      options={members.map(({ _id, name }) => ({ id: _id, name }))}
      chosen={chosen}
      onChange={onChange}
      error={error}
    />
  );
}
