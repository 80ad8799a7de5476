import type { BoatUpdateBody } from '@fleetwatch/contract/boats/edits';
import { newerVersion, OTHER_SEATS } from '@fleetwatch/contract/boats/texts';
import {
  boatDetailsRule,
  editedBoatNameRule,
  editedLogRule,
  mayMoveTo,
} from '@fleetwatch/contract/boats/rules';
import { FLEET_GROUP_NEEDED } from '@fleetwatch/contract/fleetgroups/texts';
import { plainLines } from '@fleetwatch/contract/texts/lineBreaks';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import { Types, type ClientSession } from 'mongoose';
import { FleetGroupModel, type FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { now } from '../../platform/club/clock.ts';
import { ApiError, refuseFields } from '../../platform/http/errors.ts';
import { nameKeys } from '../../platform/club/nameKeys.ts';
import type { BoatRecord } from '../Boat.ts';
import { logEditsAfter, type LogEditRecord } from '../logEdits.ts';
import { changeBoat } from './changeBoat.ts';
import { readFleetBoat } from './findBoat.ts';

const LOG_END_SHOWN = 80;

async function groupOf(
  groupId: string | Types.ObjectId,
  session: ClientSession,
): Promise<FleetGroupRecord | null> {
  return FleetGroupModel.findOne({ _id: groupId }).session(session).lean<FleetGroupRecord>();
}

async function refuseOldVersion(
  boat: BoatRecord,
  version: number | undefined,
  session: ClientSession,
): Promise<void> {
  if (version === undefined || version === boat.version) return;
  const group = await groupOf(boat.fleetGroup, session);
  const logEnd = boat.log.slice(boat.log.lastIndexOf('\n') + 1).slice(-LOG_END_SHOWN);
  throw new ApiError('newer_version', newerVersion(boat.name, group?.name ?? '', boat.description, logEnd));
}

/** Returns the refusal of a change of class, or null when the boat may change (rule boat.change-class). */
async function moveRefusal(boat: BoatRecord, target: string, session: ClientSession): Promise<string | null> {
  if (target === String(boat.fleetGroup)) return null;
  const [from, to] = [await groupOf(boat.fleetGroup, session), await groupOf(target, session)];
  if (!to?.isActive) return FLEET_GROUP_NEEDED;
  const { name, payload, isActive: active } = to;
  return mayMoveTo({ name, payload, active }, from?.payload ?? 0) ? null : OTHER_SEATS;
}

/** Returns a boat's fields after an edit, in which null leaves a field unchanged. */
function editedFields(
  boat: BoatRecord,
  body: BoatUpdateBody,
): Pick<BoatRecord, 'name' | 'description' | 'log'> {
  return {
    name: body.name === null || body.name === boat.name ? boat.name : tidyName(body.name),
    description: body.description === null ? boat.description : body.description.trim(),
    log: body.log === null ? boat.log : plainLines(body.log),
  };
}

const logEditsBy = (editor: string, { log, logEdits = [] }: BoatRecord, after: string): LogEditRecord[] =>
  logEditsAfter(logEdits, { before: log, after }, { by: new Types.ObjectId(editor), at: now() });

/**
 * Edits a boat's name, description, class, log and hull color; null leaves a field unchanged (rule
 * boat.edit). An edit of the log is recorded with its editor. 409 `newer_version`, with the current boat,
 * when the edit is based on an older version; 422 for the first refused field; 409 `taken:name`.
 * @param editor member id
 */
export async function updateBoat(
  boatId: string,
  body: BoatUpdateBody,
  editor: string,
  session: ClientSession,
): Promise<BoatRecord> {
  const boat = await readFleetBoat(boatId, session);
  await refuseOldVersion(boat, body.version, session);
  const next = editedFields(boat, body);
  refuseFields({
    name: next.name === boat.name ? null : editedBoatNameRule(next.name),
    description: boatDetailsRule(next.description),
    group: body.group === null ? null : await moveRefusal(boat, body.group, session),
    log: editedLogRule(boat.log)(next.log),
  });
  const fleetGroup = body.group === null ? boat.fleetGroup : new Types.ObjectId(body.group);
  // An unchanged name keeps its keys: it may predate the comparison of looks, and now collide with another.
  const keys = next.name === boat.name ? {} : nameKeys(next.name);
  const change = {
    ...next,
    ...keys,
    fleetGroup,
    version: boat.version + 1,
    ...(next.log !== boat.log && { logEdits: logEditsBy(editor, boat, next.log) }),
    ...(body.hull && { hull: body.hull }),
  };
  return changeBoat(boat, { $set: change, ...(body.hull === '' && { $unset: { hull: 1 } }) }, session);
}
