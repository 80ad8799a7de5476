import { ClubModel } from './Club.ts';

/**
 * Pattern of a folder name. A folder is the prefix of every storage key, so its characters must not lead
 * outside.
 */
const FOLDER = /^[a-z0-9][a-z0-9-]{0,79}$/;

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 70) || 'club';

/**
 * Returns the storage folder of a new club: the given one, or one derived from the club's name. Throws for a
 * malformed one; the unique index refuses one that is taken.
 */
export async function storageFolderFor(clubName: string, wanted?: string): Promise<string> {
  if (wanted !== undefined) {
    if (!FOLDER.test(wanted))
      throw new Error(`${wanted} is not a storage folder: letters, digits and dashes only.`);
    return wanted;
  }
  const slug = slugOf(clubName);
  for (let count = 1; ; count += 1) {
    const folder = count === 1 ? slug : `${slug}-${count}`;
    if (!(await ClubModel.exists({ s3folder: folder }))) return folder;
  }
}
