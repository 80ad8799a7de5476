import { useRef } from 'react';
import styled from 'styled-components';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { MemberPicker } from '@fleetwatch/kit/parts/MemberPicker';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import { crewSeats, seatMember, seatRefusal, typeInSeat } from './launchEntries.ts';
import type { ChangeLaunch, LaunchDraft } from './launchDraft.ts';
import { OnDeckNow } from './OnDeckNow.tsx';
import { CREW } from '../texts.ts';
import { seatNumber } from '../lazyTexts.ts';
import { SEAT_0, removeFromSeat } from './texts.ts';

interface CrewSeatsProps {
  payload: number;
  draft: LaunchDraft;
  onDraft: ChangeLaunch;
}

const Seats = styled.ol`
  display: grid;
  gap: var(--s3);
  @media (min-width: 40rem) {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;

const Seated = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: var(--target);
  > div {
    flex: 1;
    min-width: 0;
  }
  small {
    display: block;
    color: var(--muted);
    font-size: var(--text-s);
  }
`;

function SeatedMember({ seat, name, pic }: { seat: string; name: string; pic: string | null }) {
  return (
    <>
      <Avatar name={name} src={pic} size={40} />
      <div>
        <small>{seat}</small>
        {name}
      </div>
    </>
  );
}

/** The boat's seats: the launcher in seat 0, and in each of the others the member whose name is typed, if any. */
export function CrewSeats({ payload, draft, onDraft }: CrewSeatsProps) {
  const me = useAppSelector(selectProfile);
  const members = useMembersQuery();
  const seats = crewSeats(payload);
  const memberAt = (seat: number): ListedMember | undefined =>
    members.data?.find(({ _id }) => _id === draft.crew[seat]);
  const taken = new Set([me.id, ...seats.map((seat) => draft.crew[seat])]);
  const free = members.data?.filter(({ _id }) => !taken.has(_id));

  const list = useRef<HTMLOListElement>(null);
  /** The focused control is about to disappear, so the focus moves to the next empty seat and typing continues. */
  const focusAfter = (seat: number) => {
    const next = seats.find((other) => other > seat && draft.crew[other] === undefined);
    const field = list.current?.querySelector<HTMLElement>(`[data-seat="${next}"] input`);
    (field ?? list.current)?.focus();
  };
  const seat = (at: number, memberId: string | null) => {
    focusAfter(memberId === null ? Infinity : at);
    onDraft((before) => seatMember(before, at, memberId));
  };

  const empty = seats.find((at) => draft.crew[at] === undefined && !draft.typed[at]?.trim());

  if (members.error && !members.data) return <LoadFailure query={members} />;
  return (
    <>
      <Seats ref={list} aria-label={CREW} tabIndex={-1}>
        <li>
          <Seated>
            <SeatedMember seat={SEAT_0} name={me.displayName} pic={me.pic} />
          </Seated>
        </li>
        {seats.map((at) => {
          const member = memberAt(at);
          return (
            <li key={at} data-seat={at}>
              {member ? (
                <Seated>
                  <SeatedMember seat={seatNumber(at)} name={member.name} pic={member.pic} />
                  <IconButton
                    icon="close"
                    label={removeFromSeat(member.name, at)}
                    onClick={() => seat(at, null)}
                  />
                </Seated>
              ) : (
                <MemberPicker
                  label={seatNumber(at)}
                  members={free}
                  typed={draft.typed[at] ?? ''}
                  onType={(text) => onDraft((before) => typeInSeat(before, at, text))}
                  refusal={seatRefusal(draft, at, { members: members.data, launcherId: me.id })}
                  onPick={(memberId) => seat(at, memberId)}
                  // A member who has moved the focus already keeps it.
                  onNamed={(memberId) => onDraft((before) => seatMember(before, at, memberId))}
                />
              )}
            </li>
          );
        })}
      </Seats>
      {empty !== undefined && (
        <OnDeckNow
          free={free ?? []}
          onSeat={(memberId) => {
            // The pressed button disappears.
            list.current?.focus({ preventScroll: true });
            onDraft((before) => seatMember(before, empty, memberId));
          }}
        />
      )}
    </>
  );
}
