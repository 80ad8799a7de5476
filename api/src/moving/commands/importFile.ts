import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { PART_BYTES, PARTS_MAX } from '@fleetwatch/contract/moving/limits';
import {
  FILE_INCOMPLETE,
  FILE_TOO_LARGE,
  IMPORT_FORGOTTEN,
  IMPORT_NOT_NOW,
} from '@fleetwatch/contract/moving/messages';
import type { SourceModel } from '@fleetwatch/contract/moving/model';
import type { ImportPartBody } from '@fleetwatch/contract/moving/wire';
import type { ClientSession, mongo, Types } from 'mongoose';
import { ApiError } from '../../platform/http/errors.ts';
import type { ImportRecord } from '../Import.ts';
import { ImportPartModel, type ImportPartRecord } from '../ImportPart.ts';
import { refuseFile } from '../sources/refuseFile.ts';
import { findImport } from './findImport.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);
const LEVEL = 1;

type Kept = Omit<ImportPartRecord, 'bytes'> & { bytes: mongo.Binary };

/**
 * Keeps a part of a file; the same one again replaces it. 409 once the file is read, 422 for a part that is longer or further
 * behind than any may be.
 */
export async function addPart({ id, part, content }: ImportPartBody): Promise<void> {
  const { _id, state } = await findImport(id);
  if (state !== 'uploaded') throw new ApiError('import_state', IMPORT_NOT_NOW);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > PART_BYTES || part >= PARTS_MAX) throw refuseFile(FILE_TOO_LARGE);
  await ImportPartModel.updateOne({ import: _id, kind: 'file', part }, { $set: { bytes } }, { upsert: true });
}

async function partsOf(id: Types.ObjectId, kind: ImportPartRecord['kind']): Promise<Buffer> {
  const parts = await ImportPartModel.find({ import: id, kind }).sort({ part: 1 }).lean<Kept[]>();
  return Buffer.concat(parts.map(({ bytes }) => Buffer.from(bytes.buffer)));
}

/** The file in full. 422 when a part is missing. */
export async function joinFile({ _id, size }: Pick<ImportRecord, '_id' | 'size'>): Promise<Buffer> {
  const file = await partsOf(_id, 'file');
  if (file.length !== size) throw refuseFile(FILE_INCOMPLETE);
  return file;
}

/** Keeps what was read of a file, in its place. */
export async function keepModel(id: Types.ObjectId, model: SourceModel): Promise<void> {
  const packed = await pack(JSON.stringify(model), { level: LEVEL });
  await ImportPartModel.deleteMany({ import: id, kind: 'model' });
  for (let part = 0; part * PART_BYTES < packed.length; part += 1) {
    const bytes = packed.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    await ImportPartModel.create({ import: id, kind: 'model', part, bytes });
  }
  await ImportPartModel.deleteMany({ import: id, kind: 'file' });
}

/** What was read of a file. 409 once it is erased. */
export async function readModel(id: Types.ObjectId): Promise<SourceModel> {
  const packed = await partsOf(id, 'model');
  if (packed.length === 0) throw new ApiError('import_state', IMPORT_FORGOTTEN);
  return JSON.parse(String(await unpack(packed))) as SourceModel;
}

/** Erases a file and what was read of it. */
export async function dropParts(id: Types.ObjectId, session: ClientSession | null = null): Promise<void> {
  await ImportPartModel.deleteMany({ import: id }).session(session);
}
