import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { useStartPath } from '../frame/useStartPath.ts';
import { useBoatedToast } from './useBoatedToast.ts';
import { useHalfHourTimer } from './useHalfHourTimer.ts';
import { useIdleReturn } from './useIdleReturn.ts';

/** Runs the timers of a member's page, and shows on any screen that they were boated. */
export function MemberTimers() {
  const startPath = useStartPath();
  useHalfHourTimer(useAppSelector(selectMemberId));
  useBoatedToast();
  useIdleReturn(startPath());
  return null;
}
