import { createHash } from 'node:crypto';
import { EXPORT_VERSION, type ExportManifest } from '@fleetwatch/contract/export/wire';
import { readMediaName } from '@fleetwatch/contract/media/rules';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { DateTime } from 'luxon';
import { exportedModels, type ExportedModel } from '../export/exportedModels.ts';
import { dataPath, MANIFEST_PATH } from '../export/exportNames.ts';
import { exportSchema } from '../export/exportSchema.ts';
import { ApiError } from '../platform/http/errors.ts';
import { refuseContent } from '../platform/storage/refuseContent.ts';
import type { ClubArchive } from './ClubArchive.ts';
import {
  isMissing,
  notInManifest,
  notJson,
  notPartOfExport,
  unknownCollections,
  wrongLineCount,
  wrongSum,
} from './texts.ts';

const HEX_64 = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;
const TEXT = { type: 'string' } as const;

const MANIFEST_SCHEMA = {
  type: 'object',
  required: ['format', 'version', 'madeAt', 'club', 'counts', 'sha256'],
  properties: {
    format: { const: 'fleetwatch-export' },
    version: { const: EXPORT_VERSION },
    madeAt: { type: 'string', format: 'date-time' },
    club: {
      type: 'object',
      required: ['id', 'name', 'timezone', 'seasonStart', 'locale'],
      properties: {
        id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
        name: TEXT,
        timezone: TEXT,
        seasonStart: TEXT,
        locale: TEXT,
      },
    },
    counts: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
    sha256: { type: 'object', additionalProperties: HEX_64 },
  },
} as const;

/** Instants in exports have an offset. */
const ajv = new Ajv2020({
  allowUnionTypes: true,
  formats: {
    'date-time': (text: string) => /[+-]\d\d:\d\d$|Z$/.test(text) && DateTime.fromISO(text).isValid,
  },
});

function parsed(archive: ClubArchive, text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw archive.refusal(notJson(where));
  }
}

function assertValid(archive: ClubArchive, validate: ValidateFunction, value: unknown, where: string): void {
  if (validate(value)) return;
  const [error] = validate.errors ?? [];
  const extra: unknown = error?.params.additionalProperty;
  const more = typeof extra === 'string' ? ` (${extra})` : '';
  throw archive.refusal(`${where}${error?.instancePath ?? ''} ${error?.message ?? 'is refused'}${more}.`);
}

export async function readManifest(archive: ClubArchive): Promise<ExportManifest> {
  const manifest = parsed(archive, (await archive.read(MANIFEST_PATH)).toString('utf8'), MANIFEST_PATH);
  assertValid(archive, ajv.compile(MANIFEST_SCHEMA), manifest, MANIFEST_PATH);
  return manifest as ExportManifest;
}

/**
 * Checks that every file is listed with its checksum and every listed file exists: a partial export is
 * refused.
 */
function assertComplete(archive: ClubArchive, { sha256, counts }: ExportManifest): void {
  const listed = new Set(Object.keys(sha256));
  const paths = new Set(archive.paths.filter((path) => path !== MANIFEST_PATH));
  const unlisted = [...paths].find((path) => !listed.has(path));
  if (unlisted !== undefined) throw archive.refusal(notInManifest(unlisted));
  const missing = [...listed].find((path) => !paths.has(path));
  if (missing !== undefined) throw archive.refusal(isMissing(missing));
  const known = new Set(exportedModels().map(({ name }) => name));
  const unknown = Object.keys(counts).find((name) => !known.has(name)) ?? '';
  if (unknown !== '') throw archive.refusal(unknownCollections(unknown));
}

/** Called with every valid line of a collection. */
type OnLine = (exported: ExportedModel, line: string) => Promise<void>;

/** Collections of an archive; archives of older versions have fewer. */
export const collectionsOf = ({ counts }: ExportManifest): ExportedModel[] =>
  exportedModels().filter(({ name }) => name in counts);

async function checkCollection(
  archive: ClubArchive,
  exported: ExportedModel,
  manifest: ExportManifest,
  take: OnLine,
): Promise<void> {
  const path = dataPath(exported.name);
  const validate = ajv.compile({ ...exportSchema(exported), $id: undefined });
  let count = 0;
  const sha256 = await archive.eachLine(path, async (line, no) => {
    const where = `${path}, line ${no}: `;
    assertValid(archive, validate, parsed(archive, line, where), where);
    count += 1;
    await take(exported, line);
  });
  assertSum(archive, path, sha256, manifest);
  const expected = manifest.counts[exported.name] ?? 0;
  if (count !== expected) throw archive.refusal(wrongLineCount(path, count, expected));
}

function assertSum(archive: ClubArchive, path: string, sha256: string, manifest: ExportManifest): void {
  if (sha256 === manifest.sha256[path]) return;
  throw archive.refusal(wrongSum(path));
}

async function checkMedia(archive: ClubArchive, path: string, manifest: ExportManifest): Promise<void> {
  const content = await archive.read(path);
  assertSum(archive, path, createHash('sha256').update(content).digest('hex'), manifest);
  const media = readMediaName(path.slice('media/'.length));
  if (!media) throw archive.refusal(notPartOfExport(`“${path}”`));
  try {
    const read = (start: number, end: number): Promise<Buffer> =>
      Promise.resolve(content.subarray(start, end));
    await refuseContent(media.type, { size: content.length, read });
  } catch (error) {
    throw error instanceof ApiError ? archive.refusal(`“${path}”: ${error.message}`) : error;
  }
}

/**
 * Reads and checks a whole archive before any of it is used: checksums, counts, every document against this
 * version's schema (not the archive's), and every picture as an upload is checked.
 */
export async function checkArchive(archive: ClubArchive, take: OnLine): Promise<ExportManifest> {
  const manifest = await readManifest(archive);
  assertComplete(archive, manifest);
  const collections = collectionsOf(manifest);
  for (const exported of collections) await checkCollection(archive, exported, manifest, take);
  const read = new Set(collections.map(({ name }) => dataPath(name)));
  for (const path of Object.keys(manifest.sha256).filter((one) => !read.has(one))) {
    if (path.startsWith('media/')) await checkMedia(archive, path, manifest);
    else assertSum(archive, path, await archive.digest(path), manifest);
  }
  return manifest;
}
