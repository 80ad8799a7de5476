import styled from 'styled-components';
import type { Officer } from '@fleetwatch/contract/officers/wire';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { ReachMark } from './ReachMark.tsx';

interface PeopleProps {
  label: string;
  people: readonly Officer[];
  emptyText: string;
  isBusy: boolean;
  /** Absent for who may not. */
  onRemove?: ((member: Officer) => void) | undefined;
}

const AVATAR_PX = 32;

const List = styled.ul`
  display: grid;
  gap: var(--s2);
  > li {
    display: flex;
    align-items: center;
    gap: var(--s2);
    min-height: var(--target);
    > :nth-child(2) {
      flex: 1;
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
`;

const Who = styled.span`
  display: grid;
  justify-items: start;
`;

/** Members in a list, each of whom may be removed. */
export function People({ label, people, emptyText, isBusy, onRemove }: PeopleProps) {
  if (people.length === 0) return <p>{emptyText}</p>;
  return (
    <List aria-label={label}>
      {people.map((member) => (
        <li key={member._id}>
          <Avatar name={member.name} src={member.pic} size={AVATAR_PX} />
          <Who>
            {member.name}
            {member.reach && <ReachMark reach={member.reach} />}
          </Who>
          {onRemove && (
            <IconButton
              icon="close"
              label={`Remove ${member.name}: ${label}`}
              disabled={isBusy}
              onClick={() => onRemove(member)}
            />
          )}
        </li>
      ))}
    </List>
  );
}
