import type { ReactNode } from 'react';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { Screen } from './Screen.tsx';
import { useClubToday } from '../time/useClubToday.ts';

interface ClubScreenProps {
  title: string;
  /** Receives the club's current date, which each of these screens needs. */
  children: (now: LocalDateTimeText) => ReactNode;
}

/** A screen that waits for the club's current date. */
export function ClubScreen({ title, children }: ClubScreenProps) {
  const { now, failure, retry } = useClubToday();
  const status = now !== undefined ? 'ready' : failure === undefined ? 'loading' : 'error';
  return (
    <Screen title={title} status={status} error={failure} onRetry={retry}>
      {now !== undefined && children(now)}
    </Screen>
  );
}
