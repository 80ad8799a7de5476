import { counted } from '@fleetwatch/contract/texts/counted';
import { latestOf } from './efaRecords.ts';
import type { XmlRecord } from './readXmlRecords.ts';

/** efa's own fields, without data of the club. */
const INTERNAL = ['Id', 'ValidFrom', 'InvalidFrom', 'Invisible', 'Deleted', 'ChangeCount', 'LastModified'];
const READ = {
  boats: [
    ...['Name', 'NameAffix', 'DefaultVariant', 'TypeVariant', 'TypeDescription', 'TypeType', 'TypeSeats'],
    ...['TypeRigging', 'TypeCoxing', 'LastVariant'],
  ],
  persons: [
    ...[
      'FirstName',
      'LastName',
      'NameAffix',
      'FirstLastName',
      'InputShortcut',
      'Birthday',
      'Email',
      'StatusId',
    ],
    'BoatUsageBan',
  ],
} as const;
/** Values of a field that nobody has filled in. */
const EMPTY = new Set(['', 'false', '0']);

/**
 * Lists the fields of an efa file that have values but are not imported, by the number of boats or people with one: ['Gender (12
 * people)', 'MembershipNo (9 people)'] (rule moving.efa-rest).
 */
export function unreadFields(
  kind: keyof typeof READ,
  byId: ReadonlyMap<string, readonly XmlRecord[]>,
): string[] {
  const known = new Set<string>([...INTERNAL, ...READ[kind]]);
  const counts = new Map<string, number>();
  for (const records of byId.values())
    for (const [field, value] of latestOf(records))
      if (!known.has(field) && !EMPTY.has(value.trim())) counts.set(field, (counts.get(field) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(
      ([field, count]) =>
        `${field} (${kind === 'boats' ? counted(count, 'boat') : counted(count, 'person', 'people')})`,
    );
}
