import { useMemo } from 'react';
import styled from 'styled-components';
import { useSearchParams } from 'react-router-dom';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { UserGroup } from '@fleetwatch/contract/usergroups/wire';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Badge } from '@fleetwatch/kit/ui/feedback/Badge';
import { SearchList } from '@fleetwatch/kit/ui/list/SearchList';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { EVERYONE, groupTabs, ofGroup } from '../people/groupTabs.ts';
import { aboutMeAction, personRow } from '../people/personRow.tsx';
import { deckFirst } from './crewPeople.ts';
import type { CrewMember } from './crewPeople.ts';
import { isFull } from './seatDraft.ts';
import type { SeatDraft } from './seatDraft.ts';
import { CANCEL } from '../texts.ts';
import { ON_DECK, SEARCH_MEMBERS, USER_GROUP, seatNumber, seatPerson } from '../lazyTexts.ts';
import {
  ADD,
  CHOOSE_CREW,
  FILTER_GROUPS,
  MEMBERS,
  MEMBERS_HINT,
  NO_MEMBERS_IN_GROUP,
  NO_MEMBERS_ON_DECK,
  SHOW_ALL_MEMBERS,
  onDeckFor,
} from './texts.ts';

interface CrewMembersProps {
  boat: Pick<Boat, 'name' | 'groupmoniker'>;
  /** Members who can be seated: everyone but the steerer. */
  people: readonly CrewMember[];
  onDeck: readonly CrewMember[];
  groups: readonly UserGroup[];
  seats: SeatDraft;
  onAdd: (memberId: string) => void;
  onCancel: () => void;
}

/** Longest swipe of a member's row (rule boat.swipe). */
const CREW_SWIPE_PX = 270;
/** Characters of the boat's name in the tab (rule crew.tabs). */
const NAME_IN_TAB_MAX = 8;
const PANEL = 'crew-members';
const LIST = 'list';
const GROUP = 'group';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  align-content: start;
  gap: var(--s3);
`;

/** Candidates for the seats: members on deck, of a group, or all (rule crew.tabs). */
export function CrewMembers(props: CrewMembersProps) {
  const { boat, people, onDeck, groups, seats, onAdd, onCancel } = props;
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const list = params.get(LIST) ?? 'deck';
  const group = groups.find(({ _id }) => _id === params.get(GROUP))?._id ?? EVERYONE;
  const show = (name: string, value: string) => {
    const after = new URLSearchParams(params);
    after.set(name, value);
    setParams(after, { replace: true });
  };

  const shown = useMemo(() => {
    if (list === 'all') return people;
    return list === 'groups' ? deckFirst(ofGroup(people, group)) : onDeck;
  }, [list, group, people, onDeck]);
  const rows = shown.map((person) => {
    const seat = seats.indexOf(person._id) + 1;
    return personRow(person, {
      aside:
        seat > 0 ? (
          <Badge $tone="green">{seatNumber(seat)}</Badge>
        ) : (
          <>
            {person.isOnDeck && list !== 'deck' && <DeckBadge />}
            {!isFull(seats) && <SeatNow name={person.name} onSeat={() => onAdd(person._id)} />}
          </>
        ),
      actions: [
        aboutMeAction(person, (text) => dispatch(toastShown({ text }))),
        { key: 'add', label: ADD, tone: 'water', isDisabled: seat > 0, onSelect: () => onAdd(person._id) },
      ],
    });
  });

  const tabs = [
    {
      value: 'deck',
      label: onDeckFor(boat.name.slice(0, NAME_IN_TAB_MAX).trim(), boat.groupmoniker),
      count: onDeck.length,
    },
    { value: 'groups', label: FILTER_GROUPS },
    { value: 'all', label: SHOW_ALL_MEMBERS, count: people.length },
    { value: 'cancel', label: CANCEL },
  ];
  const chosen = tabs.find(({ value }) => value === list) ?? tabs[0];
  return (
    <Stack>
      <TabStrip
        label={CHOOSE_CREW}
        tabs={tabs}
        value={chosen?.value ?? ''}
        onChange={(value) => (value === 'cancel' ? onCancel() : show(LIST, value))}
        panelId={PANEL}
      />
      {list === 'groups' && (
        <TabStrip
          label={USER_GROUP}
          tabs={groupTabs(groups, people)}
          value={group}
          onChange={(value) => show(GROUP, value)}
          panelId={PANEL}
        />
      )}
      <TabPanel id={PANEL} label={chosen?.label ?? ''}>
        <SearchList
          key={`${list} ${group}`}
          label={MEMBERS}
          searchLabel={SEARCH_MEMBERS}
          rows={rows}
          isLive={list === 'deck'}
          swipeDistance={CREW_SWIPE_PX}
          emptyText={list === 'groups' || list === 'all' ? NO_MEMBERS_IN_GROUP : NO_MEMBERS_ON_DECK}
          hint={MEMBERS_HINT}
        />
      </TabPanel>
    </Stack>
  );
}

/** One tap fills the next empty seat (rule crew.seating). */
function SeatNow({ name, onSeat }: { name: string; onSeat: () => void }) {
  return (
    <Button
      icon="plus"
      aria-label={seatPerson(name)}
      onClick={(event) => {
        // The row itself opens at a tap.
        event.stopPropagation();
        onSeat();
      }}
    />
  );
}

const DeckBadge = () => <Badge $tone="amber">{ON_DECK}</Badge>;
