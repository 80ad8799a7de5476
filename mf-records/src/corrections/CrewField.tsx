import { CREW_MAX } from '@fleetwatch/contract/sorties/limits';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { SelectField } from '@fleetwatch/kit/ui/form/SelectField';
import { VisuallyHidden } from '@fleetwatch/kit/ui/layout/VisuallyHidden';
import { Row, Stack } from '../screen/recordsStyle.ts';

interface CrewFieldProps {
  launcherId: string;
  /** Member ids beside the launcher. */
  value: readonly string[];
  /** Names of those who are no members any more. */
  known: readonly { _id: string; name: string }[];
  onChange: (crew: string[]) => void;
}

/** Who else rowed: each with a button that takes them out, and a list that adds somebody. */
export function CrewField({ launcherId, value, known, onChange }: CrewFieldProps) {
  const { data: members = [] } = useMembersQuery();
  const nameOf = (id: string) => [...members, ...known].find(({ _id }) => _id === id)?.name ?? '';
  const others = members.filter(({ _id }) => _id !== launcherId && !value.includes(_id));
  return (
    <Stack role="group" aria-label="Crew beside the launcher">
      <Row>
        {value.map((id) => (
          <Button key={id} icon="close" onClick={() => onChange(value.filter((one) => one !== id))}>
            <VisuallyHidden>Take out </VisuallyHidden>
            {nameOf(id)}
          </Button>
        ))}
      </Row>
      {value.length < CREW_MAX && (
        <SelectField
          label="Add to the crew"
          options={others.map(({ _id, name }) => ({ value: _id, label: name }))}
          placeholder="Nobody"
          value=""
          onChange={(id) => onChange([...value, id])}
        />
      )}
    </Stack>
  );
}
