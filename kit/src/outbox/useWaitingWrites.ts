import { useEffect, useState } from 'react';
import { watchWaiting } from '../store/waitingMark.ts';
import { listWrites, watchOtherTabs } from './outboxDatabase.ts';
import type { WaitingWrite } from './WaitingWrite.ts';

/** A member's waiting writes, kept up to date with changes of this tab, other tabs and the service worker. */
export function useWaitingWrites(memberId: string): readonly WaitingWrite[] {
  const [writes, setWrites] = useState<readonly WaitingWrite[]>([]);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const found = await listWrites(memberId).catch(() => []);
      if (!isGone) setWrites(found);
    };
    void read();
    const stops = [watchWaiting(() => void read()), watchOtherTabs(() => void read())];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [memberId]);
  return writes;
}
