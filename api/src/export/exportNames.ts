import type { MediaFolder } from '@fleetwatch/contract/media/rules';
import { MEDIA_FOLDERS } from '@fleetwatch/contract/media/rules';

/** Path of the manifest within an export (rule leaving.format). */
export const MANIFEST_PATH = 'manifest.json';
export const README_PATH = 'README.txt';
export const dataPath = (name: string): string => `data/${name}.ndjson`;
export const schemaPath = (name: string): string => `schema/${name}.schema.json`;
export const efaPath = (file: string): string => `efa/${file}`;

/** Maps `tweets/name.png` within the club's storage folder to `media/tweets/name.png`. */
export const mediaPath = (objectName: string): string => `media/${objectName}`;

const PUBLIC_FOLDERS: readonly MediaFolder[] = MEDIA_FOLDERS.filter(
  (folder) => folder === 'members' || folder === 'crest',
);
const PICTURE = `((?:${PUBLIC_FOLDERS.join('|')})/[\\w-]+\\.png)`;
const EXPORTED_PICTURE = new RegExp(`^media/${PICTURE}$`);
const STORED_PICTURE = new RegExp(`^(?:/[^\\s:]*)?/media/([\\w.-]+)/${PICTURE}$`);

/** Returns the path in the export of the picture whose address a text is; null for any other text. */
export function exportedPicture(text: string, storageFolder: string): string | null {
  // Most texts are not pictures, and the pattern takes longer to reject them.
  const [, folder, name] = (text.includes('/media/') ? STORED_PICTURE.exec(text) : null) ?? [];
  return folder === storageFolder && name !== undefined ? mediaPath(name) : null;
}

/** Returns `members/name.png` for a picture's path in an export; null for any other text. */
export const pictureOf = (text: string): string | null => EXPORTED_PICTURE.exec(text)?.[1] ?? null;

const MILES = /^(.*?)(milesHundredths|MilesHundredths|miles|Miles)$/;

/** Field for meters next to one for miles: 'everyMetres' for 'everyMilesHundredths'; null for other fields. */
export function metersField(field: string): string | null {
  const [, before, word] = (field.includes('iles') ? MILES.exec(field) : null) ?? [];
  if (before === undefined || word === undefined) return null;
  return `${before}${word.startsWith('m') ? 'metres' : 'Metres'}`;
}

const METERS_PER_MILE = 1_609.344;

/** Converts the value of such a field to whole meters. */
export const metersOf = (field: string, value: number): number =>
  Math.round(field.endsWith('Hundredths') ? (value * METERS_PER_MILE) / 100 : value * METERS_PER_MILE);
