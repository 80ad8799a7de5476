import { useState } from 'react';
import { dockReason } from '@fleetwatch/contract/damages/texts';
import { dryDocked } from '@fleetwatch/contract/boats/texts';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { launchKind } from '@fleetwatch/contract/fleetgroups/launchKind';
import { useLaunchCheckQuery } from '@fleetwatch/kit/store/launchCheck';
import { useUnlaunchedBoatsQuery } from '@fleetwatch/kit/store/boats';
import { LIVE_QUERY } from '@fleetwatch/kit/store/sorties';
import { useFleetGroupsQuery } from '@fleetwatch/kit/store/fleetgroups';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import type { ActionPlace } from '../screen/actionParams.ts';
import { Dock } from '../screen/Dock.tsx';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import { BoatLaunch } from './BoatLaunch.tsx';
import { ClassContent } from './ClassContent.tsx';
import { classTabs } from './classTabs.ts';
import type { ChangeLaunch, LaunchDraft } from './launchDraft.ts';
import { PickedWorkout } from './PickedWorkout.tsx';
import { useUnavailableReason } from './useUnavailableReason.ts';
import { BOAT_CLASS } from '../lazyTexts.ts';
import { LAUNCH_ANYWAY } from './texts.ts';

interface LaunchPanelProps {
  place: ActionPlace;
  onPlace: (place: ActionPlace, options?: { replace: boolean }) => void;
  draft: LaunchDraft;
  onDraft: ChangeLaunch;
  onLaunched: () => void;
}

/** Reason why a boat could not be launched. It is cleared when the boat is back in service, or has landed. */
interface BoatRefusal {
  boatId: string;
  text: string;
  /** Whether the boat was ready to launch in the latest list; after a refusal the list may be older. */
  isReady: boolean;
}

const CLASS_PANEL = 'boat-class';

/** Launching: the class of the boat, the boat, and its crew and workout (rule launch.classes). */
export function LaunchPanel({ place, onPlace, draft, onDraft, onLaunched }: LaunchPanelProps) {
  const groups = useFleetGroupsQuery();
  const boatsIn = useUnlaunchedBoatsQuery(undefined, LIVE_QUERY);
  const [refusal, setRefusal] = useState<BoatRefusal | null>(null);

  const chosenGroup = groups.data?.find(({ moniker }) => moniker === place.boatClass);
  const kind = chosenGroup && launchKind(chosenGroup);
  const isBorrowing = kind === 'borrow-1x';
  const boatId = isBorrowing ? '' : place.picked;
  const boatIn = boatsIn.data?.find(({ _id }) => _id === boatId);
  const isGone = boatId !== '' && boatsIn.isSuccess && !boatIn;
  const gone = useUnavailableReason(boatId, isGone);
  // The event of a launch may arrive before its answer, or the answer may be lost. The slider waits for either, and can be
  // pushed again.
  const [lastKnown, setLastKnown] = useState(boatIn);
  if (boatIn && boatIn !== lastKnown) setLastKnown(boatIn);
  const isPickKept = isGone && gone.text === '' && lastKnown?._id === boatId;
  // A dry-docked boat, which is in no list, that an officer launches anyway.
  const [overridden, setOverridden] = useState<Boat>();
  const isOverridden = isGone && gone.docked !== null && overridden?._id === boatId;
  const picked = isOverridden ? gone.docked : isPickKept ? lastKnown : boatIn;

  const isReady = (id: string): boolean =>
    boatsIn.data?.some((boat) => boat._id === id && boat.active) ?? false;
  if (refusal && isReady(refusal.boatId) !== refusal.isReady)
    setRefusal(refusal.isReady ? { ...refusal, isReady: false } : null);

  const handlePick = (boat: Boat) => {
    setRefusal(
      boat.active
        ? null
        : { boatId: boat._id, text: dryDocked(boat.name) + dockReason(boat.damage), isReady: false },
    );
    if (boat.active) onPlace({ ...place, boatClass: boat.groupmoniker, picked: boat._id });
  };
  const handleClass = (boatClass: string) => {
    setRefusal(null);
    onPlace({ ...place, boatClass, picked: '' });
  };
  const handleRefused = (text: string) => {
    setRefusal({ boatId, text, isReady: isReady(boatId) });
    onPlace({ ...place, picked: '' }, { replace: true });
  };

  if (!groups.data || !boatsIn.data) {
    if (groups.error) return <LoadFailure query={groups} />;
    if (boatsIn.error) return <LoadFailure query={boatsIn} />;
    return <Skeleton count={6} />;
  }
  const refusalText = isOverridden ? '' : (refusal?.text ?? gone.text);
  const hasForm = kind === 'private-1x' || kind === 'private-2-4-8' || (isBorrowing && place.picked !== '');
  const tabs = classTabs(groups.data, boatsIn.data);
  const chosen = tabs.find(({ value }) => value === place.boatClass);
  return (
    <Stack>
      <div role="alert">
        {refusalText === '' ? null : (
          <Notice
            tone="red"
            actions={gone.docked && <OverrideButton boat={gone.docked} onTake={setOverridden} />}
          >
            {refusalText}
          </Notice>
        )}
      </div>
      {picked ? (
        <BoatLaunch
          boat={picked}
          draft={draft}
          onDraft={onDraft}
          onLaunched={onLaunched}
          onRefused={handleRefused}
          onOther={() => onPlace({ ...place, picked: '' })}
        />
      ) : (
        <>
          {!hasForm && draft.workout.isWanted && draft.workout.typeId !== '' && (
            <PickedWorkout
              workout={draft.workout}
              onText={(text) => onDraft((before) => ({ ...before, workout: { ...before.workout, text } }))}
            />
          )}
          <TabPanel id={CLASS_PANEL} label={chosen?.label ?? ''}>
            <ClassContent
              boatClass={place.boatClass}
              groups={groups.data}
              boatsIn={boatsIn.data}
              draft={draft}
              onDraft={onDraft}
              onPick={handlePick}
              onLaunched={onLaunched}
              lenderId={isBorrowing ? place.picked : ''}
              onLender={(memberId) => onPlace({ ...place, picked: memberId })}
            />
          </TabPanel>
          <Dock>
            <TabStrip
              label={BOAT_CLASS}
              tabs={tabs}
              value={chosen?.value ?? ''}
              onChange={handleClass}
              panelId={CLASS_PANEL}
            />
          </Dock>
        </>
      )}
    </Stack>
  );
}

/** Lets a member who may override the block continue to the form where they give a reason (rule launch.override). */
function OverrideButton({ boat, onTake }: { boat: Boat; onTake: (boat: Boat) => void }) {
  const { currentData } = useLaunchCheckQuery({ bus: boat._id, crew: [] });
  const isMine = currentData && currentData.canOverride.length > 0;
  return isMine ? <Button onClick={() => onTake(boat)}>{LAUNCH_ANYWAY}</Button> : null;
}
