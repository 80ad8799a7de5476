import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { Bell } from './Bell.tsx';
import { BoatedQuestion } from './BoatedQuestion.tsx';
import { useOpenedNotification } from './useOpenedNotification.ts';
import { useRenewedPush } from './useRenewedPush.ts';

/** What a member's page does about notifications, in a club that uses them. */
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
