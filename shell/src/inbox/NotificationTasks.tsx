import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Bell } from './Bell.tsx';
import { BoatedQuestion } from './BoatedQuestion.tsx';
import { useOpenedNotification } from './useOpenedNotification.ts';
import { useRenewedPush } from './useRenewedPush.ts';

/** The notification tasks of a member's page, in a club that uses notifications. */
export function NotificationTasks({ place }: { place: Element | null }) {
  useRenewedPush(useAppSelector(selectMemberId));
  useOpenedNotification();
  return (
    <>
      <Bell place={place} />
      <BoatedQuestion />
    </>
  );
}
