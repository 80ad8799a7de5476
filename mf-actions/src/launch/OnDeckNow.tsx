import styled from 'styled-components';
import { useOnDeckQuery } from '@fleetwatch/kit/store/members';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { seatPerson } from '../lazyTexts.ts';
import { ON_DECK_NOW } from './texts.ts';

interface OnDeckNowProps {
  /** Members without a seat. */
  free: readonly ListedMember[];
  /** Puts a member into the next empty seat. */
  onSeat: (memberId: string) => void;
}

const Place = styled.section`
  display: grid;
  gap: var(--s2);
  h3 {
    font-size: var(--text-m);
  }
`;

const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

/** The members on deck: a tap seats them, so that an eight is filled by eight taps (rule launch.deck-seats). */
export function OnDeckNow({ free, onSeat }: OnDeckNowProps) {
  const { data: deck } = useOnDeckQuery();
  const onDeck = new Set(deck?.map(({ user_id }) => user_id));
  const waiting = free.filter(({ _id }) => onDeck.has(_id));
  if (waiting.length === 0) return null;
  return (
    <Place aria-label={ON_DECK_NOW}>
      <h3>{ON_DECK_NOW}</h3>
      <People>
        {waiting.map(({ _id, name }) => (
          <li key={_id}>
            <Button icon="plus" aria-label={seatPerson(name)} onClick={() => onSeat(_id)}>
              {name}
            </Button>
          </li>
        ))}
      </People>
    </Place>
  );
}
