import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LandingDraft } from '@fleetwatch/contract/sorties/landing';
import { firstName, NO_OUTSTANDING, OUTSTANDING_TEXTS, youLanded } from '@fleetwatch/contract/sorties/texts';
import { ALL_BOATS_IN } from '@fleetwatch/contract/sorties/statusTexts';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import { useHasFeature } from '@fleetwatch/kit/store/clubs';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectProfile } from '@fleetwatch/kit/store/sessionSlice';
import { selectStillOut, useOutstandingQuery } from '@fleetwatch/kit/store/sorties';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Skeleton } from '@fleetwatch/kit/ui/feedback/Skeleton';
import { Stack } from '@fleetwatch/kit/ui/layout/screenStyle.ts';
import { refusalOf } from '../screen/Refusal.ts';
import { LoadFailure } from '../screen/LoadFailure.tsx';
import { LandBlock } from './LandBlock.tsx';
import { useLanding } from './useLanding.ts';
import type { AskMember } from './useLanding.ts';

interface LandPanelProps {
  /** Called when a boat has landed, and its block disappeared with the focus in it. */
  onLanded: () => void;
  /** Called when every boat has landed. */
  onDone: () => void;
}

/** Time for which the bay-door message stays (rule land.bay-doors). */
const BAY_DOORS_MS = 20_000;

const reportPath = ({ _id, bus_id: boat }: Sortie): string => `/reportdamage/${boat}?sortie=${_id}`;

/** The member's outstanding sorties, each landed separately (rule land.list). */
export function LandPanel({ onLanded, onDone }: LandPanelProps) {
  const dispatch = useAppDispatch();
  const profile = useAppSelector(selectProfile);
  const stillOut = useAppSelector(selectStillOut);
  const outstanding = useOutstandingQuery(profile.id, { refetchOnMountOrArgChange: true });
  const land = useLanding();
  const navigate = useNavigate();
  const isReporting = useHasFeature('damage');
  /** While a landing of this panel is pending or done, an empty list is expected and not announced. */
  const isLanding = useRef(false);
  const isNoneOut = outstanding.isSuccess && !outstanding.isFetching && outstanding.data.length === 0;

  const handleNoneOut = useEffectEvent(() => {
    if (!isLanding.current) dispatch(toastShown({ text: NO_OUTSTANDING, tone: 'warning' }));
    onDone();
  });
  useEffect(() => {
    if (isNoneOut) handleNoneOut();
  }, [isNoneOut]);

  const handleLand = async (sortie: Sortie, draft: LandingDraft, ask: AskMember) => {
    const boatsLeft = stillOut?.filter(({ _id }) => _id !== sortie._id).length;
    isLanding.current = true;
    try {
      await land(sortie, draft, ask);
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
    const text = refusalOf(outstanding.error, OUTSTANDING_TEXTS).text;
    return <LoadFailure query={outstanding} text={text} />;
  }
  if (!outstanding.data) return <Skeleton shape="card" count={1} />;
  const sorties = outstanding.data;
  return (
    <Stack>
      {sorties.map((sortie) => (
        <LandBlock
          key={sortie._id}
          sortie={sortie}
          isOnlyOne={sorties.length === 1}
          onLand={(draft, ask) => handleLand(sortie, draft, ask)}
          onDamaged={isReporting && !sortie.private ? () => void navigate(reportPath(sortie)) : undefined}
        />
      ))}
    </Stack>
  );
}
