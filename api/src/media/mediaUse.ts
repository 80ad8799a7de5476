import type { MediaFolder, MediaName } from '@fleetwatch/contract/media/rules';
import type { Types } from 'mongoose';

/** A module's use of the files in a folder; listed in its `module.ts`. */
export interface MediaUse {
  folder: MediaFolder;
  /** Returns those of the given storage keys that are in use; the result may contain others too. */
  shown(keys: readonly string[]): Promise<Iterable<string>>;
  /**
   * Whether a record names a file, so that `by` may not upload another one under that name. Null for a
   * visitor who is signing up.
   */
  isTaken?(by: string | null, name: MediaName): Promise<boolean>;
  /** Returns the storage name of a file that a record shows to the member; null if there is none. */
  storedNameFor?(member: string, name: MediaName): Promise<string | null>;
  /** Whether every member may see the file that `by` has uploaded under this name; otherwise only `by` may. */
  isShownToAll?(by: Types.ObjectId, name: string): Promise<boolean>;
}

let registered: readonly MediaUse[] | null = null;

export function registerMediaUses(uses: readonly MediaUse[]): void {
  registered = uses;
}

/** Returns the use of the files in a folder. */
export function mediaUseOf(folder: MediaFolder): MediaUse {
  const use = registered?.find((one) => one.folder === folder);
  if (!use) throw new Error(`No module has registered the use of ${folder}.`);
  return use;
}
