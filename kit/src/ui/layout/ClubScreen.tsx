import type { ReactNode } from 'react';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import { Screen } from './Screen.tsx';
import { useClubToday } from '../time/useClubToday.ts';

interface ClubScreenProps {
  title: string;
  /** Needs the club's own now, for every one of these screens asks what day it is. */
  children: (now: LocalDateTimeText) => ReactNode;
}

/** A screen that cannot begin before it knows the club's day. */
export function ClubScreen({ title, children }: ClubScreenProps) {
  const { now, failure, retry } = useClubToday();
  const status = now !== undefined ? 'ready' : failure === undefined ? 'loading' : 'error';
  return (
    <Screen title={title} status={status} error={failure} onRetry={retry}>
      {now !== undefined && children(now)}
    </Screen>
  );
}
