import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { useStartPath } from '../frame/useStartPath.ts';
import { useHalfHourTimer } from './useHalfHourTimer.ts';
import { useIdleReturn } from './useIdleReturn.ts';

/** What goes on by the clock while a member's page is open; nothing of it shows. */
export function Watch() {
  const startPath = useStartPath();
  useHalfHourTimer(useAppSelector(selectMemberId));
  useIdleReturn(startPath());
  return null;
}
