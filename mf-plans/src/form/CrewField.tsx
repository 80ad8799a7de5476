import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { PickMany } from './PickMany.tsx';
import { ADD_CREW, NO_CREW, SEARCH_MEMBERS } from './texts.ts';

interface CrewFieldProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

/** The members in the crew of a new plan; others join themselves. */
export function CrewField({ chosen, onChange, error }: CrewFieldProps) {
  const { data: members = [] } = useMembersQuery();
  return (
    <PickMany
      label={ADD_CREW}
      searchLabel={SEARCH_MEMBERS}
      noneText={NO_CREW}
      options={members.map(({ _id, name }) => ({ id: _id, name }))}
      chosen={chosen}
      onChange={onChange}
      error={error}
    />
  );
}
