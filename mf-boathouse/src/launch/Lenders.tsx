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

/** Rule boat.swipe. */
const MEMBERS_SWIPE_PX = 140;

interface LendersProps {
  /** Asks who borrows. */
  onChoose: (pending: PendingLaunch) => void;
}

/** The members from whom a private single may be borrowed. */
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
          boat: `${name}'s private single`,
          title: `Borrow ${name}'s private single`,
          verb: 'Borrow',
        });
      return {
        key: _id,
        name,
        picture: <Avatar name={name} src={pic} />,
        aside: <QuickButton verb="Borrow" owner={name} onSelect={handleBorrow} />,
        actions: [{ key: 'borrow', label: 'Borrow', tone: 'cedar', onSelect: handleBorrow }],
      };
    });

  return (
    <Stack>
      <TextField
        label="Whose private single?"
        type="search"
        value={wanted}
        onChange={setWanted}
        autoComplete="off"
        spellCheck={false}
      />
      <SwipeList
        label="Members to borrow from"
        rows={rows}
        swipeDistance={MEMBERS_SWIPE_PX}
        emptyText="No member of that name."
      />
    </Stack>
  );
}
