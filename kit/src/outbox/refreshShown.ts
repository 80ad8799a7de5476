import { baseApi } from '../store/baseApi.ts';

const CHANGED = ['Activity', 'Boats', 'Members', 'OnDeck', 'Sorties', 'Statistics', 'Tweets'] as const;

/** Has everything asked for anew that may show what waits, or what was sent. */
export const refreshShown = () => baseApi.util.invalidateTags([...CHANGED]);
