import type { Repeatable } from '../../platform/database/once.ts';
import { noteWrite } from '../../platform/cache/modelVersions.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import { ClubModel, type ClubRecord } from '../Club.ts';
import { clearClubCache } from '../clubDirectory.ts';

/** Changes settings of the current club, once per key, and returns them. */
export async function changeClubSettings<Fields extends Partial<ClubRecord>>(
  repeat: Repeatable | null,
  fields: Fields,
): Promise<Fields> {
  const { id } = currentClub();
  const answer = await runWrite({
    repeat,
    work: async (session) => {
      await ClubModel.updateOne({ _id: id }, { $set: fields }, { session });
      noteWrite(String(id), 'Club');
      return fields;
    },
  });
  clearClubCache();
  return answer;
}
