import { useState } from 'react';
import styled from 'styled-components';
import { useMembersQuery } from '../store/members.ts';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { QueryResult } from '../ui/feedback/QueryResult.tsx';
import { SearchField } from '../ui/form/SearchField.tsx';
import { Stack } from '../ui/layout/screenStyle.ts';
import { matchesQuery } from '../ui/list/matchesQuery.ts';

/** A member who can be picked. */
export interface Person {
  _id: string;
  name: string;
}

/** Who is to be found, and for what. */
export interface Naming {
  title: string;
  /** Not offered. */
  taken: readonly Person[];
  name: (member: Person) => void;
}

interface PickPersonProps {
  /** Null for a dialog that is closed. */
  naming: Naming | null;
  onClose: () => void;
}

/** Members offered at a time: they fit above a phone's keyboard. */
const CHOICES_MAX = 5;

const Choices = styled.ul`
  display: grid;
  gap: var(--s2);
  button {
    width: 100%;
    justify-content: start;
    overflow-wrap: anywhere;
  }
`;

/** Finds a member by the beginnings of their names, and closes. */
export function PickPerson({ naming, onClose }: PickPersonProps) {
  return (
    <Dialog
      isOpen={naming !== null}
      title={naming?.title ?? ''}
      onClose={onClose}
      actions={
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {naming && <Choice naming={naming} onClose={onClose} />}
    </Dialog>
  );
}

function Choice({ naming, onClose }: { naming: Naming; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const query = useMembersQuery();
  const handlePick = (member: Person) => {
    naming.name(member);
    onClose();
  };
  return (
    <Stack $gap="s3">
      <SearchField label="Search members" value={typed} onChange={setTyped} />
      <QueryResult query={query} isEmpty={() => false} emptyText="">
        {(members) => {
          const free = members.filter(
            ({ _id, name }) => matchesQuery(name, typed) && !naming.taken.some((one) => one._id === _id),
          );
          return free.length === 0 ? (
            <p>Nothing matches “{typed}”.</p>
          ) : (
            <Choices aria-label="Members">
              {free.slice(0, CHOICES_MAX).map((member) => (
                <li key={member._id}>
                  <Button onClick={() => handlePick(member)}>{member.name}</Button>
                </li>
              ))}
            </Choices>
          );
        }}
      </QueryResult>
    </Stack>
  );
}
