import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import {
  firstName,
  NO_OUTSTANDING,
  OUTSTANDING_FAILURE,
  OUTSTANDING_REPLY_EXCEPTION,
  youLanded,
} from '@fleetwatch/contract/sorties/messages';
import { ALL_BOATS_IN } from '@fleetwatch/contract/sorties/standingMessages';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { selectStillOut, useOutstandingQuery } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Skeleton } from '@fleetwatch/kit/ui/Skeleton';
import { refusalOf } from '../screen/Refusal.ts';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import { LandBlock } from './LandBlock.tsx';
import { EMPTY_LANDING } from './landingStep.ts';
import type { LandingDraft } from './landingStep.ts';
import { useLanding } from './useLanding.ts';
import type { Ask } from './useLanding.ts';

/** What is entered for each sortie, by its id. */
export type LandingDrafts = Readonly<Record<string, LandingDraft>>;

interface LandPanelProps {
  drafts: LandingDrafts;
  onDraft: (sortieId: string, draft: LandingDraft) => void;
  /** A boat is in, and its block, with the focus in it, is gone. */
  onLanded: () => void;
  /** There is nothing left to land. */
  onDone: () => void;
}

/** How long the bay-door message stays (member-operations §9). */
const BAY_DOORS_MS = 20_000;

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  gap: var(--s4);
`;

/** Every outstanding sortie of the member, each to be landed by itself (member-operations §2, "Land"). */
export function LandPanel({ drafts, onDraft, onLanded, onDone }: LandPanelProps) {
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectProfile);
  const stillOut = useAppSelector(selectStillOut);
  const outstanding = useOutstandingQuery(profile.id, { refetchOnMountOrArgChange: true });
  const land = useLanding();
  /** A landing of our own is on its way or done: when the list runs out then, it is no news. */
  const isLanding = useRef(false);
  const isNoneOut = outstanding.isSuccess && !outstanding.isFetching && outstanding.data.length === 0;

  const handleNoneOut = useEffectEvent(() => {
    if (!isLanding.current) dispatch(toastShown({ text: NO_OUTSTANDING, tone: 'warning' }));
    onDone();
  });
  useEffect(() => {
    if (isNoneOut) handleNoneOut();
  }, [isNoneOut]);

  const handleLand = async (sortie: Sortie, ask: Ask) => {
    const boatsLeft = stillOut?.filter(({ _id }) => _id !== sortie._id).length;
    isLanding.current = true;
    try {
      await land(sortie, drafts[sortie._id] ?? EMPTY_LANDING, ask);
    } catch (error) {
      isLanding.current = false;
      throw error;
    }
    const toast =
      boatsLeft === 0
        ? { text: ALL_BOATS_IN, lifetimeMs: BAY_DOORS_MS }
        : { text: youLanded(firstName(profile.displayName)) };
    dispatch(toastShown({ ...toast, tone: 'success' }));
    onLanded();
  };

  if (outstanding.error && !outstanding.data) {
    const text = refusalOf(outstanding.error, OUTSTANDING_FAILURE, OUTSTANDING_REPLY_EXCEPTION).text;
    return <LoadFailure query={outstanding} text={text} />;
  }
  if (!outstanding.data) return <Skeleton shape="card" count={1} />;
  return (
    <Blocks>
      {outstanding.data.map((sortie) => (
        <LandBlock
          key={sortie._id}
          sortie={sortie}
          draft={drafts[sortie._id] ?? EMPTY_LANDING}
          onDraft={(draft) => onDraft(sortie._id, draft)}
          onLand={(ask) => handleLand(sortie, ask)}
        />
      ))}
    </Blocks>
  );
}
