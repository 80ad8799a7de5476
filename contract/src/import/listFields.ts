import type { ListKind } from './kinds.ts';

/** Fields of each kind of list, in the order in which a club chooses among them. */
export const LIST_FIELDS = {
  outings: [
    ...(['day', 'boat', 'crew', 'launcher', 'cox', 'distance', 'start', 'end', 'endDay', 'shape'] as const),
    ...(['place', 'notes', 'name', 'first', 'last', 'captain', 'id', 'session', 'open'] as const),
  ],
  people: ['name', 'first', 'last', 'email', 'born', 'status', 'id'],
  boats: ['name', 'shape', 'seats', 'rigging', 'coxing', 'notes', 'id'],
  reservations: [
    ...(['boat', 'name', 'day', 'start', 'end', 'endDay', 'weekday', 'email', 'first', 'last'] as const),
    ...(['notes', 'state', 'id'] as const),
  ],
} as const satisfies Record<ListKind, readonly string[]>;
export type ListField = (typeof LIST_FIELDS)[ListKind][number];
