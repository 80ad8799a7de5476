import type { Types } from 'mongoose';
import { BoatModel } from './boats/Boat.ts';
import { FleetGroupModel } from './fleetgroups/FleetGroup.ts';
import { GuestModel } from './guests/Guest.ts';
import { MemberModel } from './members/Member.ts';
import { log } from './platform/logging/log.ts';
import { isNameTaken, nameKeys, type NameKeys } from './platform/club/nameKeys.ts';
import { UserGroupModel } from './usergroups/UserGroup.ts';
import { ClubModel } from './clubs/Club.ts';
import { inClub } from './clubs/clubDirectory.ts';

interface Named extends Partial<NameKeys> {
  _id: Types.ObjectId;
  name: string;
}

/** A kind of document whose names are unique in a club. */
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
  {
    kind: 'guest',
    find: () => GuestModel.find(WITH_KEY).sort({ _id: 1 }).select(FIELDS).lean<Named[]>(),
    set: (_id, keys) => GuestModel.updateOne({ _id }, { $set: keys }),
  },
];

const hasKeys = ({ nameKey, nameLooks }: Named, keys: NameKeys): boolean =>
  nameKey === keys.nameKey && nameLooks?.join() === keys.nameLooks.join();

/** Sets keys; returns false when another document has the name, or one that looks the same. */
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
    // Both names stay, because they were valid when created. The older document owns the looks.
    await isSet(set(named._id, { nameKey: keys.nameKey }));
    log('warn', { event: 'names_alike', kind, id: String(named._id) });
  }
}

/**
 * Recomputes the comparison keys of every name of every club that has keys of an older version. Names that look the
 * same under the new keys both stay, with a warning in the log.
 */
export async function refreshNameKeys(): Promise<void> {
  const clubs = await ClubModel.find().select('_id').sort({ _id: 1 }).lean();
  for (const { _id } of clubs) {
    await inClub(_id, async () => {
      for (const kind of KINDS) await keyKind(kind);
    });
  }
}
