import type { MediaFolder, MediaName } from '@fleetwatch/contract/media/rules';
import type { Types } from 'mongoose';

/** What a module does with the files in a folder; listed in its `module.ts`. */
export interface MediaUse {
  folder: MediaFolder;
  /** The storage keys, among those given, that are shown. The answer may have others, too. */
  shown(keys: readonly string[]): Promise<Iterable<string>>;
  /** Whether a record names a file, so that `by` may not upload another one of that name. Null is a visitor who signs up. */
  isTaken?(by: string | null, name: MediaName): Promise<boolean>;
  /** The name in the storage of a file that a record shows to the member; null for none. */
  storedNameFor?(member: string, name: MediaName): Promise<string | null>;
  /** Whether every member sees the file of this name which `by` has uploaded; otherwise `by` alone. */
  isShownToAll?(by: Types.ObjectId, name: string): Promise<boolean>;
}

let registered: readonly MediaUse[] | null = null;

export function registerMediaUses(uses: readonly MediaUse[]): void {
  registered = uses;
}

/** What is done with the files in a folder. */
export function mediaUseOf(folder: MediaFolder): MediaUse {
  const use = registered?.find((one) => one.folder === folder);
  if (!use) throw new Error(`No module has registered the use of ${folder}.`);
  return use;
}
