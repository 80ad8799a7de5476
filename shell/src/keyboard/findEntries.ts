import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { ListedMember } from '@fleetwatch/kit/store/members';
import { matchesWords, wordsOf } from '@fleetwatch/kit/ui/list/matchesQuery.ts';
import type { MenuLink } from '../frame/useMenuLinks.ts';
import { PAGES, PEOPLE, BOATS, RECENT, boatDetail } from './texts.ts';

interface Found<Kind extends string, Item> {
  kind: Kind;
  /** Unique among all entries, and unchanged by a new name: 'boat 65f0…' */
  id: string;
  name: string;
  /** A boat's class, and whether it is dry-docked. */
  detail: string;
  /** Its address. */
  to: string;
  item: Item;
}

/** Searchable content of the palette. */
export type PaletteEntry = Found<'page', MenuLink> | Found<'person', ListedMember> | Found<'boat', Boat>;

/** An entry with its words, which are split once instead of with each key. */
export interface IndexedEntry {
  entry: PaletteEntry;
  words: string[];
}

export interface PaletteGroup {
  label: string;
  entries: PaletteEntry[];
}

export const GROUP_MAX = 8;

const GROUPS = [
  { kind: 'page', label: PAGES },
  { kind: 'person', label: PEOPLE },
  { kind: 'boat', label: BOATS },
] as const;

const collator = new Intl.Collator('en', { numeric: true });

export const pageEntry = (link: MenuLink): PaletteEntry => ({
  kind: 'page',
  id: `page ${link.path}`,
  name: link.label,
  detail: '',
  to: link.path,
  item: link,
});

export const personEntry = (member: ListedMember): PaletteEntry => ({
  kind: 'person',
  id: `person ${member._id}`,
  name: member.name,
  detail: '',
  to: `/aboutuser/${encodeURIComponent(member.name)}`,
  item: member,
});

/** 'Quad 4x', 'Gig' */
const classOf = ({ groupname, groupmoniker }: Boat): string =>
  groupname.toLowerCase() === groupmoniker.toLowerCase() ? groupname : `${groupname} ${groupmoniker}`;

export const boatEntry = (boat: Boat): PaletteEntry => ({
  kind: 'boat',
  id: `boat ${boat._id}`,
  name: boat.name,
  detail: boatDetail(classOf(boat), boat.active),
  to: `/captainslog/${boat._id}`,
  item: boat,
});

/** Pages stay in the menu's order; people and boats are sorted by name. */
export function indexEntries(entries: readonly PaletteEntry[]): IndexedEntry[] {
  const byName = (a: PaletteEntry, b: PaletteEntry) =>
    a.kind === 'page' || a.kind !== b.kind ? 0 : collator.compare(a.name, b.name);
  return GROUPS.flatMap(({ kind }) => entries.filter((entry) => entry.kind === kind).sort(byName)).map(
    (entry) => ({ entry, words: wordsOf(`${entry.name} ${entry.detail}`) }),
  );
}

const entriesOf = (found: readonly IndexedEntry[]) => found.map(({ entry }) => entry);

/**
 * Returns the entries in which each typed word is the beginning of a word, at most eight of a kind, those that begin with the
 * first one on top. Without input: recent picks, then pages (rule portal.palette).
 * @param recent ids, the latest first
 */
export function findEntries(
  index: readonly IndexedEntry[],
  typed: string,
  recent: readonly string[],
): PaletteGroup[] {
  const sought = wordsOf(typed);
  const groups = sought.length > 0 ? matchingGroups(index, sought) : usualGroups(index, recent);
  return groups
    .map(({ label, entries }) => ({ label, entries: entries.slice(0, GROUP_MAX) }))
    .filter(({ entries }) => entries.length > 0);
}

function matchingGroups(index: readonly IndexedEntry[], sought: readonly string[]): PaletteGroup[] {
  const matching = index.filter(({ words }) => matchesWords(words, sought));
  const begins = ({ words }: IndexedEntry) => words[0]?.startsWith(sought[0] ?? '') === true;
  return GROUPS.map(({ kind, label }) => {
    const found = matching.filter(({ entry }) => entry.kind === kind);
    return {
      label,
      entries: entriesOf([...found.filter(begins), ...found.filter((one) => !begins(one))]),
    };
  });
}

function usualGroups(index: readonly IndexedEntry[], recent: readonly string[]): PaletteGroup[] {
  const picked = recent.flatMap((id) => index.filter(({ entry }) => entry.id === id));
  const pages = index.filter((one) => one.entry.kind === 'page' && !picked.includes(one));
  return [
    { label: RECENT, entries: entriesOf(picked) },
    { label: PAGES, entries: entriesOf(pages) },
  ];
}
