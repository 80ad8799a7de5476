import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { followNetwork } from '@fleetwatch/kit/outbox/followNetwork';
import type { AppStore } from '@fleetwatch/kit/store/createStore';
import { OutboxBar } from './OutboxBar.tsx';
import { usePreloadedLists } from './usePreloadedLists.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

/**
 * Features that work without a network, and writes that wait for one (docs/offline.md). The kiosk stores nothing of a member's.
 */
export function Offline({ isKiosk }: { isKiosk: boolean }) {
  const store = useStore() as AppStore;
  usePreloadedLists();
  useEffect(() => followNetwork(store), [store]);
  return (
    <>
      <UpdatePrompt isKiosk={isKiosk} />
      {!isKiosk && <OutboxBar />}
    </>
  );
}
