import { useEffect, useRef } from 'react';
import { youAreBoatedOn } from '@fleetwatch/contract/sorties/messages';
import type { Standing } from '@fleetwatch/contract/sorties/status';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';

/** How long 'You've been boated on …' stays (member-operations §9). */
const BOATED_MS = 30_000;

/** Says, with a sound, that another member has put this one into a boat; what was so when the screen opened is no news. */
export function useBoatedNews(standing: Standing | undefined): void {
  const dispatch = useAppDispatch();
  const before = useRef<Standing>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = standing;
    if (!known || !standing?.isBoated || (known.isBoated && known.boats === standing.boats)) return;
    dispatch(toastShown({ text: youAreBoatedOn(standing.boats), lifetimeMs: BOATED_MS }));
    void ring();
  }, [dispatch, standing]);
}

/** The words are there all the same on a device that cannot fetch, or forbids, the sound. */
async function ring(): Promise<void> {
  try {
    const { chime } = await import('../screen/chime.ts');
    await chime();
  } catch {
    // Silence.
  }
}
