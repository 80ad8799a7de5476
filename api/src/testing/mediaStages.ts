import { readdirSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import { formOf } from './media.ts';
import { S3_ACCESS_KEY, S3_SECRET, startS3Double } from './s3Double.ts';
import { startTestApi, type TestApi } from './startTestApi.ts';

/** An API with one of the storages, with access to the storage's content. */
export interface MediaStage {
  api: TestApi;
  /** Posts a file with a signed form. Returns the status. */
  post(form: PresignedPost, file: Buffer, changes?: Record<string, string>): Promise<number>;
  /** Requests an address like a page. */
  open(address: string): Promise<Response>;
  /** Stored content by key. */
  kept(): Map<string, Buffer>;
  /** Advances the clock by which forms and links expire. */
  advanceSeconds(seconds: number): void;
  close(): Promise<void>;
}

function stageOf(
  api: TestApi,
  rest: Pick<MediaStage, 'kept' | 'advanceSeconds'> & { close?: () => Promise<void> },
): MediaStage {
  // The API of a test has no gateway in front.
  const absolute = (address: string): string => address.replace(`${api.base}/api`, api.base);
  return {
    ...rest,
    api,
    async post({ url, fields }, file, changes = {}) {
      const { content, contentType } = formOf(Object.entries({ ...fields, ...changes }), file);
      const headers = { 'Content-Type': contentType };
      const sent = await fetch(absolute(url), { method: 'POST', headers, body: new Uint8Array(content) });
      await sent.arrayBuffer();
      return sent.status;
    },
    open: (address) => fetch(absolute(address)),
    async close() {
      await api.close();
      await rest.close?.();
    },
  };
}

function filesBelow(folder: string): Map<string, Buffer> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), readFileSync(path)];
    }),
  );
}

async function onDisk(): Promise<MediaStage> {
  // Files have timestamps of the machine's clock.
  const api = await startTestApi({ startsAt: new Date().toISOString() });
  return stageOf(api, {
    kept: () => filesBelow(join(api.dataDir, 'media')),
    advanceSeconds: (seconds) => api.clock.advanceSeconds(seconds),
  });
}

export async function inBucket(): Promise<MediaStage> {
  const environment = { ...process.env };
  process.env.AWS_ACCESS_KEY_ID = S3_ACCESS_KEY;
  process.env.AWS_SECRET_ACCESS_KEY = S3_SECRET;
  const bucket = 'boathouse-media';
  const s3 = await startS3Double(bucket);
  // The SDK signs by the machine's clock.
  const api = await startTestApi({
    startsAt: new Date().toISOString(),
    s3: { bucket, region: 'eu-central-1', endpoint: s3.endpoint },
  });
  return stageOf(api, {
    kept: () => s3.objects,
    advanceSeconds: (seconds) => s3.advanceSeconds(seconds),
    async close() {
      await s3.close();
      process.env = environment;
    },
  });
}

/** Table for `describe.each`: each storage's name, and a function that starts an API with it. */
export const MEDIA_STAGES: readonly (readonly [string, () => Promise<MediaStage>])[] = [
  ['disk', onDisk],
  ['S3', inBucket],
];
