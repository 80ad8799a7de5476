import { useState } from 'react';
import { useMembersQuery } from '../store/members.ts';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { QueryResult } from '../ui/feedback/QueryResult.tsx';
import { MemberPicker } from './MemberPicker.tsx';
import { CANCEL } from '../ui/texts.ts';
import { SEARCH_MEMBERS } from './texts.ts';

/** A member who can be picked. */
export interface Person {
  _id: string;
  name: string;
}

/** The search, and its purpose. */
export interface PickerRequest {
  title: string;
  /** Ids of members not offered. */
  taken: readonly Person[];
  name: (member: Person) => void;
}

interface PickPersonProps {
  /** Null if the dialog is closed. */
  naming: PickerRequest | null;
  onClose: () => void;
}

/** Finds a member by the beginnings of their names, and closes. */
export function PickPerson({ naming, onClose }: PickPersonProps) {
  return (
    <Dialog
      isOpen={naming !== null}
      title={naming?.title ?? ''}
      onClose={onClose}
      actions={
        <Button tone="quiet" onClick={onClose}>
          {CANCEL}
        </Button>
      }
    >
      {naming && <Choice naming={naming} onClose={onClose} />}
    </Dialog>
  );
}

function Choice({ naming, onClose }: { naming: PickerRequest; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const query = useMembersQuery();
  const handlePick = (member: Person | undefined) => {
    if (member) naming.name(member);
    onClose();
  };
  return (
    <QueryResult query={query} isEmpty={() => false} emptyText="">
      {(members) => (
        <MemberPicker
          label={SEARCH_MEMBERS}
          members={members.filter(({ _id }) => naming.taken.every((one) => one._id !== _id))}
          typed={typed}
          onType={setTyped}
          isListed
          onPick={(id) => handlePick(members.find(({ _id }) => _id === id))}
        />
      )}
    </QueryResult>
  );
}
