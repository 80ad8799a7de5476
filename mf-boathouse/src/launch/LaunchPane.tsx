import { useId, useState } from 'react';
import styled from 'styled-components';
import { boathouseNameRule } from '@fleetwatch/contract/accounts/rules';
import { launchKind } from '@fleetwatch/contract/fleetgroups/launchKind';
import type { KioskFleetGroup } from '@fleetwatch/contract/fleetgroups/wire';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { TabPanel } from '@fleetwatch/kit/ui/navigation/TabPanel';
import { TabStrip } from '@fleetwatch/kit/ui/navigation/TabStrip';
import type { TabItem } from '@fleetwatch/kit/ui/navigation/TabStrip';
import { CredentialForm } from '../credentials/CredentialForm.tsx';
import {
  LAUNCH_PRIVATE,
  PICK_BOAT_TYPE,
  PICK_CLASS_ON_THE_RIGHT,
  SWIPE_AND_BORROW,
  SWIPE_AND_LAUNCH,
} from '../kiosk/hints.ts';
import { Hint } from '../kiosk/Hint.tsx';
import { useKiosk } from '../kiosk/KioskContext.ts';
import { LANDSCAPE_PHONE, TabsInSight } from '../kiosk/kioskStyle.ts';
import { useMatches } from '../kiosk/useMatches.ts';
import { SameAgain } from '../again/SameAgain.tsx';
import { boatsOfClass } from './boatsOfClass.ts';
import { FleetBoats } from './FleetBoats.tsx';
import { Lenders } from './Lenders.tsx';
import { useSignedLaunch } from './useSignedLaunch.ts';

/** The placeholder tab, left of the classes (rule kiosk.tabs). */
const NO_CLASS: TabItem = { value: '', label: '>' };

const HINTS = {
  fleet: SWIPE_AND_LAUNCH,
  'borrow-1x': SWIPE_AND_BORROW,
  'private-1x': LAUNCH_PRIVATE,
  'private-2-4-8': LAUNCH_PRIVATE,
} as const;

/* On its side the hint has its place left of the classes, and takes no line of the list's. */
const Classes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2) var(--s4);
  align-items: center;
  @media ${LANDSCAPE_PHONE} {
    grid-template-columns: 11rem minmax(0, 1fr);
  }
`;

/** Chooses a boat class, then the boat. */
export function LaunchPane() {
  const { boats, fleetGroups, stillOut, isLoading } = useKiosk().data;
  const panelId = useId();
  const [classId, setClassId] = useState(NO_CLASS.value);
  const pickHint = useMatches(LANDSCAPE_PHONE) ? PICK_CLASS_ON_THE_RIGHT : PICK_BOAT_TYPE;
  const chosen = fleetGroups.find(({ _id }) => _id === classId);
  const tabs = fleetGroups.map((group): TabItem => {
    const isFleet = launchKind(group) === 'fleet';
    const count = boatsOfClass(boats, stillOut, group._id).filter(({ active }) => active).length;
    return { value: group._id, label: group.moniker, ...(isFleet && { count }) };
  });
  if (isLoading) return <Skeleton />;
  return (
    <>
      <Classes>
        <Hint>{chosen ? HINTS[launchKind(chosen)] : pickHint}</Hint>
        <TabsInSight>
          <TabStrip
            label="Boat classes"
            tabs={[NO_CLASS, ...tabs]}
            value={chosen?._id ?? NO_CLASS.value}
            onChange={setClassId}
            panelId={panelId}
          />
        </TabsInSight>
      </Classes>
      <TabPanel id={panelId} label={chosen?.name ?? pickHint}>
        {chosen ? <ClassPanel key={chosen._id} fleetGroup={chosen} /> : <SameAgain />}
      </TabPanel>
    </>
  );
}

function ClassPanel({ fleetGroup }: { fleetGroup: KioskFleetGroup }) {
  const { boats, stillOut } = useKiosk().data;
  const launch = useSignedLaunch();
  const kind = launchKind(fleetGroup);
  if (kind === 'fleet') {
    return <FleetBoats boats={boatsOfClass(boats, stillOut, fleetGroup._id)} className={fleetGroup.name} />;
  }
  if (kind === 'borrow-1x') return <Lenders />;
  const code = kind === 'private-1x' ? '1p' : '248p';
  return (
    <Card title={`Launch ${fleetGroup.name}`}>
      <CredentialForm
        label={`Launch ${fleetGroup.name}`}
        nameRule={boathouseNameRule}
        verb="Launch"
        onSign={(credentials) => launch({ private: code }, fleetGroup.name, credentials)}
      />
    </Card>
  );
}
