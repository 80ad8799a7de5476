import styled from 'styled-components';
import type { Officer, OfficerReach } from '@fleetwatch/contract/officers/wire';
import { IconButton } from '../ui/button/IconButton.tsx';
import { Badge } from '../ui/feedback/Badge.tsx';
import { Avatar } from '../ui/layout/Avatar.tsx';
import { CANNOT_BE_REACHED, EMAIL, PHONE, PHONE_AND_EMAIL, removePerson } from './texts.ts';

interface PeopleProps {
  label: string;
  people: readonly Officer[];
  emptyText: string;
  isBusy: boolean;
  /** Absent if the viewer may not remove members. */
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

const Ways = styled.small`
  color: var(--muted);
`;

export const isReached = ({ push, mail }: OfficerReach): boolean => push || mail;

/** Returns how an officer can be reached: 'Phone and email', 'Email', 'Phone', or not at all (rule officer.test). */
function ReachMark({ reach }: { reach: OfficerReach }) {
  if (!isReached(reach)) return <Badge $tone="amber">{CANNOT_BE_REACHED}</Badge>;
  return <Ways>{reach.push ? (reach.mail ? PHONE_AND_EMAIL : PHONE) : EMAIL}</Ways>;
}

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
              label={removePerson(member.name, label)}
              disabled={isBusy}
              onClick={() => onRemove(member)}
            />
          )}
        </li>
      ))}
    </List>
  );
}
