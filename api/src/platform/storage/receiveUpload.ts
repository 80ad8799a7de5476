import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BAD_REQUEST, BODY_TOO_LARGE } from '@fleetwatch/contract/errors/texts';
import { MEDIA_NAME_TAKEN, UPLOAD_REFUSED } from '@fleetwatch/contract/media/texts';
import { fileTooLarge, SELECT_A_FILE } from '@fleetwatch/contract/tweets/texts';
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { ApiError } from '../http/errors.ts';
import { diskPath } from './diskStorage.ts';
import { withFileSource } from './withFileSource.ts';
import { incomingFolder } from './incoming.ts';
import { isFileError } from './isFileError.ts';
import { readPolicy, type PostPolicy } from './postPolicy.ts';
import { refuseContent } from './refuseContent.ts';

const FIELD_BYTES_MAX = 8_192;
const FIELDS_MAX = 10;
/** Maximum size of a form: the largest file, plus the fields. */
const FORM_BYTES_MAX = 46 * 1_048_576;

/** A stream that fails beyond a number of bytes. */
class Inspector extends Transform {
  size = 0;
  readonly #policy: PostPolicy;

  constructor(policy: PostPolicy) {
    super();
    this.#policy = policy;
  }

  override _transform(
    chunk: Buffer,
    _encoding: string,
    done: (error: Error | null, chunk?: Buffer) => void,
  ): void {
    this.size += chunk.length;
    const { maxSize, type } = this.#policy;
    if (this.size > maxSize) done(new ApiError('body_too_large', fileTooLarge(type)));
    else done(null, chunk);
  }
}

/**
 * Pipes the file through the inspector, which also ends when the file is cut off. `pipeline` would destroy
 * the file on a refusal, and the form's parser would then wait forever.
 */
function inspect(file: Readable, policy: PostPolicy): Inspector {
  const inspector = new Inspector(policy);
  // The listener is attached at once: an unhandled 'error' of a cut-off file would end the process.
  inspector.on('error', () => undefined);
  file.once('close', () => {
    if (!file.readableEnded) inspector.destroy(new ApiError('bad_request', BAD_REQUEST));
  });
  file.pipe(inspector);
  return inspector;
}

/** A complete and checked file without its final name. */
interface Arrived {
  incoming: string;
  key: string;
}

/** Writes the file next to the media. A refused file is removed. */
async function write(inspector: Inspector, policy: PostPolicy): Promise<Arrived> {
  const incoming = join(incomingFolder(), randomUUID());
  try {
    await mkdir(dirname(incoming), { recursive: true });
    await pipeline(inspector, createWriteStream(incoming, { flags: 'wx', mode: 0o600, flush: true }));
    if (inspector.size < policy.minSize) throw new ApiError('invalid:file', SELECT_A_FILE);
    await withFileSource(incoming, (source) => refuseContent(policy.type, source));
    return { incoming, key: policy.key };
  } catch (error) {
    await rm(incoming, { force: true });
    throw error;
  }
}

/** Gives a file its name in one step once the whole form is read, so that it exists completely or not at all. */
async function keep({ incoming, key }: Arrived): Promise<void> {
  const path = diskPath(key);
  try {
    await mkdir(dirname(path), { recursive: true });
    await link(incoming, path);
  } catch (error) {
    throw isFileError(error, 'EEXIST') ? new ApiError('media_name_taken', MEDIA_NAME_TAKEN) : error;
  } finally {
    await rm(incoming, { force: true });
  }
}

function parserFor(request: IncomingMessage): BusboyInstance {
  const contentType = request.headers['content-type'];
  if (!contentType?.startsWith('multipart/form-data')) throw new ApiError('bad_request', BAD_REQUEST);
  const headers: BusboyHeaders = { ...request.headers, 'content-type': contentType };
  try {
    return new Busboy({
      headers,
      limits: { fields: FIELDS_MAX, fieldSize: FIELD_BYTES_MAX, files: 1, parts: FIELDS_MAX + 1 },
    });
  } catch {
    throw new ApiError('bad_request', BAD_REQUEST);
  }
}

/**
 * Reads the whole form into the parser. `pipeline` would close the connection on a refusal, and the browser
 * would never receive the answer.
 */
function parse(request: IncomingMessage, parser: BusboyInstance): Promise<void> {
  const cutOff = (): ApiError => new ApiError('bad_request', BAD_REQUEST);
  let size = 0;
  return new Promise((resolve, reject) => {
    parser.once('finish', resolve);
    parser.on('error', (error) => {
      request.unpipe(parser);
      reject(error instanceof ApiError ? error : cutOff());
    });
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > FORM_BYTES_MAX) parser.destroy(new ApiError('body_too_large', BODY_TOO_LARGE));
    });
    request.once('close', () => {
      if (!request.complete) parser.destroy(cutOff());
    });
    request.pipe(parser);
  });
}

/**
 * Receives a form with a signed policy: all fields, then the file, read as a stream. Refuses what the policy does not
 * allow: 403 for wrong fields or an expired policy, 413 for the size, 422 for content of another type, 409 for a taken name.
 */
export async function receiveUpload(request: IncomingMessage): Promise<void> {
  const parser = parserFor(request);
  const fields = new Map<string, string>();
  const seen: { file: BusboyFileStream | null; arrived: Promise<Arrived> | null } = {
    file: null,
    arrived: null,
  };
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    // A repeated or truncated field makes the form invalid.
    fields.set(name, isNameCut || isValueCut || fields.has(name) ? '' : value);
  });
  parser.on('file', (name, file) => {
    file.on('error', () => parser.destroy(new ApiError('bad_request', BAD_REQUEST)));
    const policy = name === 'file' ? readPolicy(fields) : null;
    seen.file = file;
    seen.arrived = policy
      ? write(inspect(file, policy), policy)
      : Promise.reject(new ApiError('upload_refused', UPLOAD_REFUSED));
    // The rest is read and discarded, because browsers read an answer only after sending everything.
    seen.arrived.catch(() => file.resume());
  });
  try {
    await parse(request, parser);
  } catch (error) {
    // A truncated form also ends its file, which would otherwise wait for more data.
    seen.file?.destroy();
    const arrived = await seen.arrived?.catch(() => null);
    if (arrived) await rm(arrived.incoming, { force: true });
    throw error;
  }
  if (!seen.arrived) throw new ApiError('upload_refused', UPLOAD_REFUSED);
  await keep(await seen.arrived);
}
