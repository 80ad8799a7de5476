/** The documented fleet groups (club-management §3) with what the original clubs mean by them. */
export const DEMO_FLEET_GROUPS = [
  { name: 'Scull', moniker: '1x', payload: 1, solo: true, private: false },
  { name: 'Gig', moniker: 'gig', payload: 5, solo: false, private: false },
  { name: 'Double', moniker: '2x', payload: 2, solo: false, private: false },
  { name: 'Pair', moniker: '2', payload: 2, solo: false, private: false },
  { name: 'Pair-with', moniker: '2+', payload: 3, solo: false, private: false },
  { name: 'Straight Pair', moniker: '2-', payload: 2, solo: false, private: false },
  { name: 'Four', moniker: '4+', payload: 5, solo: false, private: false },
  { name: 'Straight Four', moniker: '4-', payload: 4, solo: false, private: false },
  { name: 'Quad', moniker: '4x', payload: 4, solo: false, private: false },
  { name: 'Eight', moniker: '8+', payload: 9, solo: false, private: false },
  { name: 'Private 1x', moniker: '1p', payload: 1, solo: true, private: true },
  { name: 'Private 2-4-8', moniker: '2-4-8p', payload: 9, solo: false, private: true },
  { name: 'Borrowed 1x', moniker: '1b', payload: 1, solo: true, private: true },
  { name: 'Launch', moniker: 'lch', payload: 3, solo: false, private: false },
] as const;

/** The documented user groups (club-management §3). */
export const DEMO_USER_GROUPS = [
  { name: 'Open Men', moniker: 'OM' },
  { name: 'Open Women', moniker: 'OW' },
  { name: 'Master Men', moniker: 'MM' },
  { name: 'Master Women', moniker: 'MW' },
  { name: 'Summer Juniors', moniker: 'SJ' },
  { name: 'Scullers', moniker: 'SC' },
  { name: 'HPG', moniker: 'HPG' },
  { name: 'Unaffiliated', moniker: 'UN' },
] as const;

/** Workout types carry these monikers, in the order of the contract's names. */
export const DEMO_WORKOUT_MONIKERS = ['REC', 'SS', 'AT', 'INT', 'PYR', 'RACE', 'UNC'] as const;

export type DemoFleetGroupName = (typeof DEMO_FLEET_GROUPS)[number]['name'];
