import styled from 'styled-components';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { launchKind } from '@fleetwatch/contract/fleetgroups/launchKind';
import type { FleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { crewPath } from '../crew/crewPlace.ts';
import { UNLAUNCHED } from '../screen/actionParams.ts';
import { BoatList } from './BoatList.tsx';
import { BorrowLaunch } from './BorrowLaunch.tsx';
import type { ChangeLaunch, LaunchDraft } from './launchDraft.ts';
import { PrivateLaunch } from './PrivateLaunch.tsx';
import { LAUNCH_PRIVATE_OR_PICK, UNLAUNCHED_BOATS, launchOwnNow, boatsOfGroup, ownBoat } from './texts.ts';

interface ClassContentProps {
  /** Moniker, UNLAUNCHED, or '' for the placeholder. */
  boatClass: string;
  groups: readonly FleetGroup[];
  boatsIn: readonly Boat[];
  draft: LaunchDraft;
  onDraft: ChangeLaunch;
  onPick: (boat: Boat) => void;
  onLaunched: () => void;
  /** Member id of the lender; '' while none is picked. */
  lenderId: string;
  onLender: (memberId: string) => void;
}

const Hint = styled.p`
  padding: var(--s5) var(--s4);
  color: var(--muted);
  font-size: var(--text-l);
  text-align: center;
`;

const own = ({ name }: FleetGroup, boatClass: '1p' | '248p') => ({
  target: { private: boatClass },
  title: ownBoat(name),
  question: launchOwnNow(name),
});

/** Content of a boat-class tab: an own boat to launch, members to borrow from, or boats to pick. */
export function ClassContent(props: ClassContentProps) {
  return <Stack>{contentOf(props)}</Stack>;
}

function contentOf({ boatClass, groups, boatsIn, onPick, lenderId, onLender, ...launch }: ClassContentProps) {
  const { isWanted, ...workout } = launch.draft.workout;
  const crewPathOf = (boat: Boat) => crewPath(boat, { workout: isWanted ? workout : null });
  if (boatClass === UNLAUNCHED) {
    return (
      <BoatList
        key={boatClass}
        label={UNLAUNCHED_BOATS}
        boats={boatsIn}
        onPick={onPick}
        crewPathOf={crewPathOf}
        isClassShown
      />
    );
  }
  const group = groups.find(({ moniker }) => moniker === boatClass);
  if (!group) return <Hint>{LAUNCH_PRIVATE_OR_PICK}</Hint>;
  switch (launchKind(group)) {
    case 'private-1x':
      return <PrivateLaunch key={boatClass} {...launch} {...own(group, '1p')} />;
    case 'private-2-4-8':
      return <PrivateLaunch key={boatClass} {...launch} {...own(group, '248p')} />;
    case 'borrow-1x':
      return <BorrowLaunch {...launch} lenderId={lenderId} onLender={onLender} />;
    default: {
      const boats = boatsIn.filter((boat) => boat.group === group._id);
      return (
        <BoatList
          key={boatClass}
          label={boatsOfGroup(group.name)}
          boats={boats}
          onPick={onPick}
          crewPathOf={crewPathOf}
        />
      );
    }
  }
}
