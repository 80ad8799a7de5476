import { useState } from 'react';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { SwipeList } from '@fleetwatch/kit/ui/list/SwipeList';
import type { SwipeRow } from '@fleetwatch/kit/ui/list/SwipeRowView';
import { TextField } from '@fleetwatch/kit/ui/form/TextField';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { findNames } from './findNames.ts';
import type { PendingLaunch } from './PendingLaunch.ts';
import { QuickButton } from './QuickButton.tsx';
import {
  BORROW,
  MEMBERS_TO_BORROW_FROM,
  NO_LENDERS_MATCH,
  WHOSE_PRIVATE_SINGLE,
  borrowPrivateSingle,
  privateSingleOf,
} from './texts.ts';

/** Longest swipe of a row (rule boat.swipe). */
const MEMBERS_SWIPE_PX = 140;

interface LendersProps {
  /** Opens the borrower's form. */
  onChoose: (pending: PendingLaunch) => void;
}

/** The members who can lend a private single. */
export function Lenders({ onChoose }: LendersProps) {
  const { members } = useKiosk().data;
  const [wanted, setWanted] = useState('');
  const found = new Set(
    findNames(
      wanted,
      members.map(({ name }) => name),
    ),
  );

  const rows = members
    .filter(({ name }) => found.has(name))
    .map(({ _id, name, pic }): SwipeRow => {
      const handleBorrow = () =>
        onChoose({
          target: { borrowed: _id },
          boat: privateSingleOf(name),
          title: borrowPrivateSingle(name),
          verb: BORROW,
        });
      return {
        key: _id,
        name,
        picture: <Avatar name={name} src={pic} />,
        aside: <QuickButton verb={BORROW} owner={name} onSelect={handleBorrow} />,
        actions: [{ key: 'borrow', label: BORROW, tone: 'cedar', onSelect: handleBorrow }],
      };
    });

  return (
    <Stack>
      <TextField
        label={WHOSE_PRIVATE_SINGLE}
        type="search"
        value={wanted}
        onChange={setWanted}
        autoComplete="off"
        spellCheck={false}
      />
      <SwipeList
        label={MEMBERS_TO_BORROW_FROM}
        rows={rows}
        swipeDistance={MEMBERS_SWIPE_PX}
        emptyText={NO_LENDERS_MATCH}
      />
    </Stack>
  );
}
