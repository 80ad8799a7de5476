import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import type { TextFile } from '@fleetwatch/kit/ui/saveTextFile.ts';

/**
 * A boat's log as a text file, named by boat and the club's time: `Kestrel-captainslog-01-05-2026-06.12.09.txt`
 * (club-management §2, "Captain's log").
 */
export function logFile(boat: BoatDetail, now: LocalDateTimeText): TextFile {
  const [year, month, day] = now.slice(0, 10).split('-');
  const time = now.slice(11).replaceAll(':', '.');
  const lines = [
    boat.name,
    `Fleet group: ${boat.groupname} (${boat.groupmoniker})`,
    `Commissioned: ${boat.commissioned}`,
    `Description: ${boat.description}`,
    '',
    "Captain's log:",
    boat.log,
    '',
  ];
  return {
    name: `${boat.name}-captainslog-${day}-${month}-${year}-${time}.txt`,
    text: lines.join('\n'),
    type: 'text/plain',
  };
}
