import { setImmediate as nextMoment } from 'node:timers/promises';
import { currentClub } from '../club/clubScope.ts';

type Rows<Row> = ReadonlyMap<string, Row>;

/**
 * Reads one row by id, at the cost of one read for all who ask in the same moment, as a crowd at the dock does. What is
 * read is at least as new as the moment of asking.
 */
export function batchedRead<Row>(
  read: (ids: readonly string[]) => Promise<Rows<Row>>,
): (id: string) => Promise<Row | undefined> {
  const asked = new Map<string, { ids: Set<string>; rows: Promise<Rows<Row>> }>();
  return async (id) => {
    const club = String(currentClub().id);
    const present = asked.get(club);
    present?.ids.add(id);
    const ids = present?.ids ?? new Set([id]);
    const rows =
      present?.rows ??
      nextMoment().then(() => {
        // Whoever asks from now on must see what was written by now.
        asked.delete(club);
        return read([...ids]);
      });
    asked.set(club, { ids, rows });
    return (await rows).get(id);
  };
}
