import { useState } from 'react';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { PickPerson } from '@fleetwatch/kit/parts/PickPerson';
import { A_FORMER_MEMBER, BY_ANYONE, DONE_BY, doneBy } from './texts.ts';

interface ByWhomProps {
  /** Member id; '' for anyone. */
  who: string;
  onChange: (who: string) => void;
}

/** Narrows the trail to the actions of one member. */
export function ActorFilter({ who, onChange }: ByWhomProps) {
  const [isPicking, setIsPicking] = useState(false);
  const { data: members } = useMembersQuery(undefined, { skip: who === '' });
  const name = members?.find(({ _id }) => _id === who)?.name ?? A_FORMER_MEMBER;
  const picker = { title: DONE_BY, taken: [], name: ({ _id }: { _id: string }) => onChange(_id) };
  return (
    <>
      {who === '' ? (
        <Button onClick={() => setIsPicking(true)}>{BY_ANYONE}</Button>
      ) : (
        <Button icon="close" onClick={() => onChange('')}>
          {doneBy(name)}
        </Button>
      )}
      <PickPerson naming={isPicking ? picker : null} onClose={() => setIsPicking(false)} />
    </>
  );
}
