import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { send, type Answer } from './startTestApi.ts';

/** First bytes of a file of each type, as programs write them. */
const HEADS: Readonly<Record<PictureType, Buffer>> = {
  jpg: Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  png: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  gif: Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000', 'latin1'),
  bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(12), Buffer.from([40, 0, 0, 0])]),
  mp4: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(12)]),
  mov: Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypqt  '), Buffer.alloc(12)]),
};

/** Builds a file of this type and size. */
export function fileOf(type: PictureType, bytes = 200): Buffer {
  return Buffer.concat([HEADS[type], Buffer.alloc(Math.max(0, bytes - HEADS[type].length), 7)]);
}

const BOUNDARY = 'a-boundary-of-the-tests';

/** Builds a form body as a browser sends it: the fields in order, the file last. */
export function formOf(
  fields: Iterable<readonly [string, string]>,
  file: Buffer<ArrayBufferLike> | null,
  fileField = 'file',
): { content: Buffer; contentType: string } {
  const parts: Uint8Array[] = [...fields].map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const disposition = `form-data; name="${fileField}"; filename="../../evil.png"`;
    const head = `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\nContent-Type: text/html\r\n\r\n`;
    parts.push(Buffer.from(head), file, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${BOUNDARY}--\r\n`));
  return { content: Buffer.concat(parts), contentType: `multipart/form-data; boundary=${BOUNDARY}` };
}

/** Posts a file with a signed form, like a browser. */
export function upload(
  base: string,
  { url, fields }: PresignedPost,
  file: Buffer | null,
  changes: Record<string, string> = {},
): Promise<Answer> {
  const { content, contentType } = formOf(Object.entries({ ...fields, ...changes }), file);
  const path = url.replace(/^https?:\/\/[^/]+\/api/, '');
  return send(base, 'POST', path, { raw: content, headers: { 'Content-Type': contentType } });
}

/** Key of a form's file once it has been checked; a bucket stores it under another key until then. */
export const keyOfForm = ({ fields }: PresignedPost): string => String(fields.key).replace('/incoming/', '/');
