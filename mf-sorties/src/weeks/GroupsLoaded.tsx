import type { ReactNode } from 'react';
import { Fetched, type FetchedQuery } from '@fleetwatch/kit/ui/Fetched';

interface GroupsLoadedProps<Group> {
  query: FetchedQuery<Group[]>;
  emptyText: string;
  children: (groups: [Group, ...Group[]]) => ReactNode;
}

/** Nothing can be shown by group before the groups are known, nor where there are none. */
export function GroupsLoaded<Group>({ query, emptyText, children }: GroupsLoadedProps<Group>) {
  return (
    <Fetched query={query} isEmpty={(groups) => groups.length === 0} emptyText={emptyText}>
      {([first, ...others]) => (first === undefined ? null : children([first, ...others]))}
    </Fetched>
  );
}
