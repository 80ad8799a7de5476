import type { SafetySettings } from '@fleetwatch/contract/safety/settings';
import { Types, type ClientSession } from 'mongoose';
import { dropRequirementsOutside } from '../../clearances/commands/dropRequirements.ts';
import { ClubModel } from '../../clubs/Club.ts';
import { clearClubCache } from '../../clubs/clubDirectory.ts';
import { noteWrite } from '../../platform/cache/modelVersions.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { runWrite } from '../../platform/database/runWrite.ts';
import type { Repeatable } from '../../platform/database/once.ts';

async function writeSettings(settings: SafetySettings, session: ClientSession): Promise<SafetySettings> {
  const areas = settings.areas.map((area) => ({
    ...area,
    name: area.name.trim(),
    _id: area._id || String(new Types.ObjectId()),
  }));
  const safety = { ...settings, areas };
  const { id } = currentClub();
  await ClubModel.updateOne({ _id: id }, { $set: { safety } }, { session });
  await dropRequirementsOutside(
    areas.map(({ _id }) => _id),
    session,
  );
  noteWrite(String(id), 'Club');
  return safety;
}

/** Changes the club's settings for overdue boats, once per key (rule safety.settings). */
export async function changeSettings(
  repeat: Repeatable | null,
  settings: SafetySettings,
): Promise<SafetySettings> {
  const answer = await runWrite({ repeat, work: (session) => writeSettings(settings, session) });
  clearClubCache();
  return answer;
}
