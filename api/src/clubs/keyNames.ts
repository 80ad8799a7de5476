import type { Types } from 'mongoose';
import { BoatModel } from '../boats/Boat.ts';
import { FleetGroupModel } from '../fleetgroups/FleetGroup.ts';
import { MemberModel } from '../members/Member.ts';
import { log } from '../platform/logging/log.ts';
import { isNameTaken, nameKeys, type NameKeys } from '../platform/club/nameKeys.ts';
import { UserGroupModel } from '../usergroups/UserGroup.ts';
import { ClubModel } from './Club.ts';
import { inClub } from './clubDirectory.ts';

interface Named extends Partial<NameKeys> {
  _id: Types.ObjectId;
  name: string;
}

/** One kind of what has a name of its own in a club. */
interface Kind {
  kind: string;
  find(): Promise<Named[]>;
  set(id: Types.ObjectId, keys: Partial<NameKeys>): Promise<unknown>;
}

const FIELDS = 'name nameKey nameLooks';
const WITH_KEY = { nameKey: { $exists: true } };

const KINDS: readonly Kind[] = [
  {
    kind: 'member',
    find: () => MemberModel.find({ isActive: true }).sort({ _id: 1 }).select(FIELDS).lean<Named[]>(),
    set: (_id, keys) => MemberModel.updateOne({ _id }, { $set: keys }),
  },
  {
    kind: 'boat',
    find: () => BoatModel.find(WITH_KEY).sort({ _id: 1 }).select(FIELDS).lean<Named[]>(),
    set: (_id, keys) => BoatModel.updateOne({ _id }, { $set: keys }),
  },
  {
    kind: 'fleetgroup',
    find: () => FleetGroupModel.find(WITH_KEY).sort({ _id: 1 }).select(FIELDS).lean<Named[]>(),
    set: (_id, keys) => FleetGroupModel.updateOne({ _id }, { $set: keys }),
  },
  {
    kind: 'usergroup',
    find: () => UserGroupModel.find(WITH_KEY).sort({ _id: 1 }).select(FIELDS).lean<Named[]>(),
    set: (_id, keys) => UserGroupModel.updateOne({ _id }, { $set: keys }),
  },
];

const hasKeys = ({ nameKey, nameLooks }: Named, keys: NameKeys): boolean =>
  nameKey === keys.nameKey && nameLooks?.join() === keys.nameLooks.join();

/** Whether it was set; not when another one has the name, or one that looks the same. */
async function isSet(setting: Promise<unknown>): Promise<boolean> {
  try {
    await setting;
    return true;
  } catch (error) {
    if (isNameTaken(error)) return false;
    throw error;
  }
}

async function keyKind({ kind, find, set }: Kind): Promise<void> {
  for (const named of await find()) {
    const keys = nameKeys(named.name);
    if (hasKeys(named, keys) || (await isSet(set(named._id, keys)))) continue;
    // Both stay: neither did wrong when they were named. The older one is who has the name.
    await isSet(set(named._id, { nameKey: keys.nameKey }));
    log('warn', { event: 'names_alike', kind, id: String(named._id) });
  }
}

/**
 * Gives every name of every club the keys that this version compares by, where it has those of an older one. Names that
 * look the same by now are both kept and said in the log.
 */
export async function keyNames(): Promise<void> {
  const clubs = await ClubModel.find().select('_id').sort({ _id: 1 }).lean();
  for (const { _id } of clubs) {
    await inClub(_id, async () => {
      for (const kind of KINDS) await keyKind(kind);
    });
  }
}
