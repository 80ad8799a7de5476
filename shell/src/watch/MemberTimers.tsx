import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { useStartPath } from '../frame/useStartPath.ts';
import { useBoatedToast } from './useBoatedToast.ts';
import { useHalfHourTimer } from './useHalfHourTimer.ts';
import { useIdleReturn } from './useIdleReturn.ts';

/** What goes on by itself while a member's page is open: timers, and what the member is told on any screen. */
export function MemberTimers() {
  const startPath = useStartPath();
  useHalfHourTimer(useAppSelector(selectMemberId));
  useBoatedToast();
  useIdleReturn(startPath());
  return null;
}
