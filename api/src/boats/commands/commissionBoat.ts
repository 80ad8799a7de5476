import type { NewBoatBody } from '@fleetwatch/contract/boats/edits';
import { boatDetailsRule, boatMilesRule, boatNameRule } from '@fleetwatch/contract/boats/rules';
import { FLEET_GROUP_NEEDED } from '@fleetwatch/contract/fleetgroups/texts';
import { toHundredths } from '@fleetwatch/contract/sorties/miles';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import type { ClientSession } from 'mongoose';
import { FleetGroupModel, type FleetGroupRecord } from '../../fleetgroups/FleetGroup.ts';
import { clubSeason, now } from '../../platform/club/clock.ts';
import { refuseFields } from '../../platform/http/errors.ts';
import { nameKeys } from '../../platform/club/nameKeys.ts';
import { BoatModel, type BoatRecord } from '../Boat.ts';
import { refuseTakenName } from './changeBoat.ts';

/** Returns the class of a new boat, which must be active and not one of members' own boats. */
async function classOf(groupId: string, session: ClientSession): Promise<FleetGroupRecord | null> {
  if (groupId === '') return null;
  return FleetGroupModel.findOne({ _id: groupId, isActive: true, isPrivate: false })
    .session(session)
    .lean<FleetGroupRecord>();
}

/**
 * Adds a boat to the fleet (rule boat.new). Throws the first refused field as `invalid:<field>`, and
 * `taken:name` when the fleet already has its name.
 */
export async function commissionBoat(body: NewBoatBody, session: ClientSession): Promise<BoatRecord> {
  const group = await classOf(body.group, session);
  refuseFields({
    name: boatNameRule(body.name),
    group: group ? null : FLEET_GROUP_NEEDED,
    description: boatDetailsRule(body.description.trim()),
    miles: boatMilesRule(body.miles),
  });
  const name = tidyName(body.name);
  const milesHundredths = toHundredths(body.miles);
  const [created] = await BoatModel.create(
    [
      {
        name,
        ...nameKeys(name),
        description: body.description.trim(),
        fleetGroup: body.group,
        commissionedAt: now(),
        ...(body.hull && { hull: body.hull }),
        ...(milesHundredths > 0 ? { brought: { season: clubSeason(), milesHundredths } } : {}),
      },
    ],
    { session },
  ).catch(refuseTakenName);
  if (!created) throw new Error('The boat was not entered.');
  return created.toObject();
}
