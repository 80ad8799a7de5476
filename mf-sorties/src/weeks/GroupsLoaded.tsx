import type { ReactNode } from 'react';
import { QueryResult, type ResultQuery } from '@fleetwatch/kit/ui/feedback/QueryResult';

interface GroupsLoadedProps<Group> {
  query: ResultQuery<Group[]>;
  emptyText: string;
  children: (groups: [Group, ...Group[]]) => ReactNode;
}

/** Renders its children once the groups are loaded and not empty. */
export function GroupsLoaded<Group>({ query, emptyText, children }: GroupsLoadedProps<Group>) {
  return (
    <QueryResult query={query} isEmpty={(groups) => groups.length === 0} emptyText={emptyText}>
      {([first, ...others]) => (first === undefined ? null : children([first, ...others]))}
    </QueryResult>
  );
}
