import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PART_BYTES, PARTS_MAX } from '@fleetwatch/contract/import/limits';
import {
  FILE_INCOMPLETE,
  FILE_TOO_LARGE,
  IMPORT_EXPIRED,
  IMPORT_NOT_NOW,
} from '@fleetwatch/contract/import/texts';
import type { SourceOuting } from '@fleetwatch/contract/import/model';
import type { ImportPartBody } from '@fleetwatch/contract/import/wire';
import type { ClientSession, mongo, Types } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import type { ImportRecord } from '../Import.ts';
import { ImportPartModel, type ImportPartRecord } from '../ImportPart.ts';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';
import type { StoredImport, ModelHead } from '../plan/StoredImport.ts';
import { findImport } from './findImport.ts';

const unpack = promisify(gunzip);

type StoredPart = Omit<ImportPartRecord, 'bytes'> & { bytes: mongo.Binary };

/**
 * Stores a part of a file; repeating a part replaces it. 409 once the file has been read, 422 for a part
 * that is too long or beyond the last possible one.
 */
export async function addPart({ id, part, content }: ImportPartBody): Promise<void> {
  const { _id, state, isOpen } = await findImport(id);
  if (state !== 'uploaded' || isOpen !== true) throw new ApiError('import_state', IMPORT_NOT_NOW);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > PART_BYTES || part >= PARTS_MAX) throw fileRefusal(FILE_TOO_LARGE);
  await ImportPartModel.updateOne({ import: _id, kind: 'file', part }, { $set: { bytes } }, { upsert: true });
}

/** Yields the parts of a file, one at a time. */
async function* partsOf(id: Types.ObjectId, kind: ImportPartRecord['kind']): AsyncGenerator<Uint8Array> {
  const parts = ImportPartModel.find({ import: id, kind })
    .sort({ part: 1 })
    .lean<StoredPart[]>()
    .cursor({ batchSize: 1 });
  for await (const { bytes } of parts) yield bytes.buffer;
}

/** Returns the whole file. 422 when a part is missing. */
export async function joinParts({
  _id,
  size,
}: Pick<ImportRecord, '_id' | 'size'>): Promise<Buffer<ArrayBuffer>> {
  const file = Buffer.alloc(size);
  let at = 0;
  for await (const part of partsOf(_id, 'file')) {
    if (at + part.length > size) throw fileRefusal(FILE_INCOMPLETE);
    file.set(part, at);
    at += part.length;
  }
  if (at !== size) throw fileRefusal(FILE_INCOMPLETE);
  return file;
}

/**
 * Stores parsed content or a report, in place of an earlier one of its kind.
 * @param kind each reading of a file has its own, so that the content in use stays whole
 */
export async function storeParts(
  id: Types.ObjectId,
  pieces: readonly Uint8Array[],
  kind: ImportPartRecord['kind'] = 'model',
): Promise<void> {
  await ImportPartModel.deleteMany({ import: id, kind });
  for (const [part, piece] of pieces.entries()) {
    await ImportPartModel.create({ import: id, kind, part, bytes: Buffer.from(piece) });
  }
}

const unpackLines = async <Line>(piece: Uint8Array): Promise<Line[]> =>
  String(await unpack(piece))
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Yields lines of JSON that were stored in compressed parts, part by part. */
export async function* linesOf<Line>(
  id: Types.ObjectId,
  kind: ImportPartRecord['kind'],
): AsyncGenerator<Line[]> {
  for await (const piece of partsOf(id, kind)) yield unpackLines<Line>(piece);
}

/** Returns the parsed content of a file, its outings piece by piece. 409 once it is erased. */
export async function readModel({ _id, model }: Pick<ImportRecord, '_id' | 'model'>): Promise<StoredImport> {
  const pieces = partsOf(_id, model ?? 'model');
  const first = await pieces.next();
  if (first.done === true) throw new ApiError('import_state', IMPORT_EXPIRED);
  const head = JSON.parse(String(await unpack(first.value))) as ModelHead;
  const outings = async function* (): AsyncGenerator<SourceOuting[]> {
    for await (const piece of pieces) yield unpackLines<SourceOuting>(piece);
  };
  return { ...head, outings: outings() };
}

/** Erases a file, its parsed content and its report. */
export async function dropParts(id: Types.ObjectId, session: ClientSession | null = null): Promise<void> {
  await ImportPartModel.deleteMany({ import: id }).session(session);
}

/** Erases parts of some kinds: a file that will not be read again, or parsed content that is not used. */
export async function dropKinds(
  id: Types.ObjectId,
  kind: { $in: ImportPartRecord['kind'][] } | { $nin: ImportPartRecord['kind'][] },
  session: ClientSession | null = null,
): Promise<void> {
  await ImportPartModel.deleteMany({ import: id, kind }).session(session);
}
