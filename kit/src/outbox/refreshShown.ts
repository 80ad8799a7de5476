import { baseApi } from '../store/baseApi.ts';

const CHANGED = ['Activity', 'Boats', 'Members', 'OnDeck', 'Sorties', 'Statistics', 'Tweets'] as const;

/** Refetches every query that may show waiting or just sent writes. */
export const refreshShown = () => baseApi.util.invalidateTags([...CHANGED]);
