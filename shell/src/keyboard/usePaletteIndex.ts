import { useMemo } from 'react';
import { usePortal } from '@fleetwatch/kit/federation/PortalContext';
import { useAllBoatsQuery } from '@fleetwatch/kit/store/boats';
import { useMembersQuery } from '@fleetwatch/kit/store/members';
import { screenStatus } from '@fleetwatch/kit/ui/feedback/screenStatus.ts';
import { boatEntry, indexEntries, pageEntry, personEntry, type IndexedEntry } from './findEntries.ts';
import { useLetteredLinks } from './useLetteredLinks.ts';

interface PaletteIndex extends ReturnType<typeof screenStatus> {
  index: IndexedEntry[];
}

/** Searches nothing, without waiting. */
const NONE = { data: [], isFetching: false, refetch: () => undefined };

/**
 * Returns the palette's searchable content. Lists that a screen has fetched come from the store. People and boats are left out
 * if no remote shows them.
 */
export function usePaletteIndex(): PaletteIndex {
  const { remotes } = usePortal().registry;
  const links = useLetteredLinks();
  const has = (path: string) =>
    remotes.some(({ declaration }) => declaration.routes.some((route) => route.path === path));
  const [hasPeople, hasBoats] = [has('/aboutuser/:name'), has('/captainslog/:bus_id')];
  const members = useMembersQuery(undefined, { skip: !hasPeople });
  const boats = useAllBoatsQuery(undefined, { skip: !hasBoats });
  const people = useMemo(() => indexEntries((members.data ?? []).map(personEntry)), [members.data]);
  const fleet = useMemo(() => indexEntries((boats.data ?? []).map(boatEntry)), [boats.data]);
  const pages = indexEntries(links.map(pageEntry));
  return {
    ...screenStatus(hasPeople ? members : NONE, hasBoats ? boats : NONE),
    index: [...pages, ...(hasPeople ? people : []), ...(hasBoats ? fleet : [])],
  };
}
