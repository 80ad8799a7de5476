import { useState } from 'react';
import styled from 'styled-components';
import type { Officer } from '@fleetwatch/contract/officers/wire';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { QueryResult } from '@fleetwatch/kit/ui/feedback/QueryResult';
import { SearchField } from '@fleetwatch/kit/ui/form/SearchField';
import { matchesQuery } from '@fleetwatch/kit/ui/list/matchesQuery.ts';

interface PickPersonProps {
  title: string;
  isOpen: boolean;
  /** Not offered. */
  taken: readonly Officer[];
  onPick: (member: { _id: string; name: string }) => void;
  onClose: () => void;
}

/** Members offered at a time: they fit above a phone's keyboard. */
const CHOICES_MAX = 5;

const Stack = styled.div`
  display: grid;
  gap: var(--s3);
`;

const Choices = styled.ul`
  display: grid;
  gap: var(--s2);
  margin: 0;
  padding: 0;
  list-style: none;
  button {
    width: 100%;
    justify-content: start;
    overflow-wrap: anywhere;
  }
`;

/** Finds a member by the beginnings of their names. */
export function PickPerson({ title, isOpen, taken, onPick, onClose }: PickPersonProps) {
  return (
    <Dialog isOpen={isOpen} title={title} onClose={onClose}>
      {isOpen && <Choice taken={taken} onPick={onPick} />}
    </Dialog>
  );
}

function Choice({ taken, onPick }: Pick<PickPersonProps, 'taken' | 'onPick'>) {
  const [typed, setTyped] = useState('');
  const query = useMembersQuery();
  return (
    <Stack>
      <SearchField label="Search members" value={typed} onChange={setTyped} />
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(members) => {
          const free = members.filter(
            ({ _id, name }) => matchesQuery(name, typed) && !taken.some((one) => one._id === _id),
          );
          return free.length === 0 ? (
            <p>Nothing matches “{typed}”.</p>
          ) : (
            <Choices aria-label="Members">
              {free.slice(0, CHOICES_MAX).map((member) => (
                <li key={member._id}>
                  <Button onClick={() => onPick(member)}>{member.name}</Button>
                </li>
              ))}
            </Choices>
          );
        }}
      </QueryResult>
    </Stack>
  );
}
