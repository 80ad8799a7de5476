import { useId, useState } from 'react';
import styled from 'styled-components';
import { boathouseNameRule } from '@fleetwatch/contract/accounts/rules';
import { launchKind } from '@fleetwatch/contract/fleetgroups/launchKind';
import type { KioskFleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import { HULL_COLOURS } from '@fleetwatch/contract/boats/hullColours';
import { BoatDrawing } from '@fleetwatch/kit/art/BoatDrawing';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import type { TabItem } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { AnyBoard } from '../board/AnyBoard.tsx';
import { CredentialForm } from '../credentials/CredentialForm.tsx';
import {
  LAUNCH_PRIVATE,
  PICK_BOAT_TYPE,
  PICK_CLASS_ON_THE_RIGHT,
  SWIPE_AND_BORROW,
  SWIPE_AND_LAUNCH,
} from '../kiosk/texts.ts';
import { Hint } from '../kiosk/Hint.tsx';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { LANDSCAPE } from '../kiosk/kioskStyle.ts';
import { useMatches } from '../kiosk/useMatches.ts';
import { RepeatButton } from '../again/RepeatButton.tsx';
import { boatsOfClass } from './boatsOfClass.ts';
import { FleetBoats } from './FleetBoats.tsx';
import { LaunchAside } from './LaunchAside.tsx';
import { LaunchDialog } from './LaunchDialog.tsx';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { Lenders } from './Lenders.tsx';
import { RestrictedBoats } from './RestrictedBoats.tsx';
import type { PendingLaunch } from './PendingLaunch.ts';
import { BlockedLaunch } from './BlockedLaunch.tsx';
import { useBlockedLaunch } from './useBlockedLaunch.ts';
import { useUnlandedBefore } from './useUnlandedBefore.ts';
import { useTrip } from './useTrip.tsx';
import { WrappedTabs } from './WrappedTabs.ts';
import { LAUNCH } from '../texts.ts';
import { BOAT_CLASSES, launchBoat } from './texts.ts';

/** The placeholder tab, left of the classes (rule kiosk.tabs). */
const NO_CLASS: TabItem = { value: '', label: '>' };

const HINTS = {
  fleet: SWIPE_AND_LAUNCH,
  'borrow-1x': SWIPE_AND_BORROW,
  'private-1x': LAUNCH_PRIVATE,
  'private-2-4-8': LAUNCH_PRIVATE,
} as const;

/* In landscape orientation the hint is left of the classes, and takes no line from the list. */
const Classes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2) var(--s3);
  align-items: center;
  @media ${LANDSCAPE} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`;

/* The choices of the class, and beside them the board, or the form of the chosen boat: each scrolls by itself. */
const Beside = styled.div`
  display: grid;
  gap: var(--s4);
  grid-template-columns: minmax(0, 1fr);
  @media ${LANDSCAPE} {
    flex: 1;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) 400px;
    min-height: 0;
    > * {
      /* What is hidden from sight in it scrolls with it, and does not lengthen the page. */
      position: relative;
      min-height: 0;
      overflow-y: auto;
      overscroll-behavior: contain;
      margin: calc(-1 * var(--s2));
      padding: var(--s2);
    }
  }
`;

const Side = styled.div``;

/** A class is drawn without a boat's color. */
const SILHOUETTE = HULL_COLOURS.white;
/** px per unit: the drawing of an eight is narrower than its tab. */
const CLASS_SCALE = 0.32;

/** Chooses a boat class, then the boat. */
export function LaunchPane() {
  const { boats, fleetGroups, stillOut, isLoading, clock, updatedAt } = useKiosk().data;
  const panelId = useId();
  const [classId, setClassId] = useState(NO_CLASS.value);
  const [pending, setPending] = useState<PendingLaunch>();
  const isLandscape = useMatches(LANDSCAPE);
  const pickHint = isLandscape ? PICK_CLASS_ON_THE_RIGHT : PICK_BOAT_TYPE;
  const unlandedBefore = useUnlandedBefore();
  const chosen = fleetGroups.find(({ _id }) => _id === classId);
  const tabs = fleetGroups.map((group): TabItem => {
    const isFleet = launchKind(group) === 'fleet';
    const count = boatsOfClass(boats, stillOut, group._id, unlandedBefore).filter(
      ({ active }) => active,
    ).length;
    const picture = (
      <BoatDrawing
        boat={{ ...boatShape(group), hull: SILHOUETTE }}
        scale={CLASS_SCALE}
        hasOars={false}
        isStout
      />
    );
    return { value: group._id, label: group.moniker, picture, ...(isFleet && { count }) };
  });
  const close = () => setPending(undefined);
  if (isLoading) return <Skeleton />;
  return (
    <>
      <Classes>
        <Hint>{chosen ? HINTS[launchKind(chosen)] : pickHint}</Hint>
        <WrappedTabs>
          <TabStrip
            label={BOAT_CLASSES}
            tabs={[NO_CLASS, ...tabs]}
            value={chosen?._id ?? NO_CLASS.value}
            onChange={(value) => {
              setClassId(value);
              close();
            }}
            panelId={panelId}
          />
        </WrappedTabs>
      </Classes>
      <Beside>
        <TabPanel id={panelId} label={chosen?.name ?? pickHint}>
          {chosen ? (
            <ClassPanel
              key={chosen._id}
              fleetGroup={chosen}
              chosenId={pending?.target.bus}
              onChoose={setPending}
            />
          ) : (
            <Stack>
              <RepeatButton />
              <RestrictedBoats />
            </Stack>
          )}
        </TabPanel>
        {isLandscape && (
          // Nothing in the board takes the focus, and a keyboard must be able to scroll it.
          <Side tabIndex={pending ? undefined : 0}>
            {pending && <LaunchAside key={pending.title} pending={pending} onClose={close} />}
            {!pending && clock && updatedAt !== undefined && (
              <AnyBoard sorties={stillOut} clock={clock} updatedAt={updatedAt} isBounded={false} />
            )}
          </Side>
        )}
      </Beside>
      {!isLandscape && <LaunchDialog pending={pending} onClose={close} />}
    </>
  );
}

interface ClassPanelProps {
  fleetGroup: KioskFleetGroup;
  /** Id of the boat whose launch form is open. */
  chosenId: string | undefined;
  onChoose: (pending: PendingLaunch) => void;
}

function ClassPanel({ fleetGroup, chosenId, onChoose }: ClassPanelProps) {
  const { boats, stillOut } = useKiosk().data;
  const leftBefore = useUnlandedBefore();
  const kind = launchKind(fleetGroup);
  if (kind === 'fleet') {
    return (
      <FleetBoats
        boats={boatsOfClass(boats, stillOut, fleetGroup._id, leftBefore)}
        unlandedBefore={leftBefore}
        fleetGroup={fleetGroup}
        chosenId={chosenId}
        onChoose={onChoose}
      />
    );
  }
  if (kind === 'borrow-1x') return <Lenders onChoose={onChoose} />;
  return <OwnBoat name={fleetGroup.name} code={kind === 'private-1x' ? '1p' : '248p'} />;
}

function OwnBoat({ name, code }: { name: string; code: '1p' | '248p' }) {
  const { blocked, sign, recheck, dismiss } = useBlockedLaunch();
  const trip = useTrip();
  return (
    <Card title={launchBoat(name)}>
      {blocked ? (
        <BlockedLaunch blocked={blocked} onSign={sign} onRecheck={recheck} onClose={dismiss} />
      ) : (
        <Stack>
          <CredentialForm
            label={launchBoat(name)}
            nameRule={boathouseNameRule}
            verb={LAUNCH}
            onSign={(credentials) => sign({ private: code, ...trip.terms, replies: [] }, name, credentials)}
          />
          {/* Below, so that the form's button is visible with both fields refused. */}
          {trip.time}
          {trip.rest}
        </Stack>
      )}
    </Card>
  );
}
