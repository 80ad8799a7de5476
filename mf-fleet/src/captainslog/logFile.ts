import type { BoatDetail } from '@fleetwatch/contract/boats/edits';
import { editedBy, shownLines } from '@fleetwatch/contract/boats/log';
import type { LocalDateTimeText } from '@fleetwatch/contract/time/localText';
import type { TextFile } from '@fleetwatch/kit/ui/csv/saveTextFile.ts';
import { LOG_HEADING, commissionedLine, descriptionLine, fleetGroupLine, logWas } from './texts.ts';

/**
 * Returns a boat's log as a text file, named by boat and the club's time: `Kestrel-captainslog-01-05-2026-06.12.09.txt` (rule
 * log.download). It marks edits as the screen does.
 */
export function logFile(boat: BoatDetail, now: LocalDateTimeText): TextFile {
  const [year, month, day] = now.slice(0, 10).split('-');
  const time = now.slice(11).replaceAll(':', '.');
  const lines = [
    boat.name,
    fleetGroupLine(boat.groupname, boat.groupmoniker),
    commissionedLine(boat.commissioned),
    descriptionLine(boat.description),
    '',
    LOG_HEADING,
    ...shownLines(boat.log, boat.logedits).map(({ text, edit }) =>
      edit ? `${text} (${editedBy(edit)})` : text,
    ),
    ...boat.logedits.map((edit) => logWas(editedBy(edit))),
    '',
  ];
  return {
    name: `${boat.name}-captainslog-${day}-${month}-${year}-${time}.txt`,
    text: lines.join('\n'),
    type: 'text/plain',
  };
}
