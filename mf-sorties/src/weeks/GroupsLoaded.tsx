import type { ReactNode } from 'react';
import { QueryResult, type ResultQuery } from '@fleetwatch/kit/ui/feedback/QueryResult';

interface GroupsLoadedProps<Group> {
  query: ResultQuery<Group[]>;
  emptyText: string;
  children: (groups: [Group, ...Group[]]) => ReactNode;
}

/** Nothing can be shown by group before the groups are known, nor where there are none. */
export function GroupsLoaded<Group>({ query, emptyText, children }: GroupsLoadedProps<Group>) {
  return (
    <QueryResult query={query} isEmpty={(groups) => groups.length === 0} emptyText={emptyText}>
      {([first, ...others]) => (first === undefined ? null : children([first, ...others]))}
    </QueryResult>
  );
}
