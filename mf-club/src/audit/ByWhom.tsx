import { useState } from 'react';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { PickPerson } from '@fleetwatch/kit/parts/PickPerson';

interface ByWhomProps {
  /** Member id; '' for anybody. */
  who: string;
  onChange: (who: string) => void;
}

/** Narrows the trail to what one member did. */
export function ByWhom({ who, onChange }: ByWhomProps) {
  const [isPicking, setIsPicking] = useState(false);
  const { data: members } = useMembersQuery(undefined, { skip: who === '' });
  const name = members?.find(({ _id }) => _id === who)?.name ?? 'a former member';
  const naming = { title: 'Done by', taken: [], name: ({ _id }: { _id: string }) => onChange(_id) };
  return (
    <>
      {who === '' ? (
        <Button onClick={() => setIsPicking(true)}>By anyone</Button>
      ) : (
        <Button icon="close" onClick={() => onChange('')}>
          By {name}
        </Button>
      )}
      <PickPerson naming={isPicking ? naming : null} onClose={() => setIsPicking(false)} />
    </>
  );
}
