import { createHmac, timingSafeEqual } from 'node:crypto';
import { MEDIA_CONTENT_TYPES } from '@fleetwatch/contract/media/rules';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import { runtime } from '../config/runtime.ts';
import { UPLOAD_SECONDS, type MediaObject } from './Storage.ts';

/** What an upload may be; it travels with the form, signed, so that nothing of it is kept here. */
export interface PostPolicy extends MediaObject {
  /** Seconds since 1970. */
  expires: number;
  /** Bytes. */
  minSize: number;
  maxSize: number;
}

export type PolicyFields = Record<
  'key' | 'acl' | 'Content-Type' | 'AWSAccessKeyId' | 'policy' | 'signature',
  string
>;

/** The name of the fields as browsers post them to S3, which this form is like. */
const ACCESS_ID = 'fleetwatch';
const ACL = 'public-read';

const signatureOf = (policy: string): Buffer =>
  createHmac('sha256', runtime().mediaKey).update(policy).digest();

/** Everything a browser posts before the file. */
export function signPolicy({ key, type }: MediaObject): PolicyFields {
  const expires = Math.floor(runtime().now().getTime() / 1000) + UPLOAD_SECONDS;
  const written: PostPolicy = { key, type, expires, minSize: 1, maxSize: PICTURE_BYTES_MAX[type] };
  const policy = Buffer.from(JSON.stringify(written)).toString('base64');
  return {
    key,
    acl: ACL,
    'Content-Type': MEDIA_CONTENT_TYPES[type],
    AWSAccessKeyId: ACCESS_ID,
    policy,
    signature: signatureOf(policy).toString('hex'),
  };
}

/**
 * The policy that these fields carry; null unless it was signed here, has not run out, and every field is as it says, none
 * missing and none added.
 */
export function readPolicy(fields: ReadonlyMap<string, string>): PostPolicy | null {
  const given = Buffer.from(fields.get('signature') ?? '', 'hex');
  const policyText = fields.get('policy') ?? '';
  const expected = signatureOf(policyText);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const policy = JSON.parse(Buffer.from(policyText, 'base64').toString()) as PostPolicy;
  if (policy.expires <= runtime().now().getTime() / 1000) return null;
  const allowed = new Map([
    ['key', policy.key],
    ['acl', ACL],
    ['Content-Type', contentTypeOf(policy.type)],
    ['AWSAccessKeyId', ACCESS_ID],
    ['policy', policyText],
    ['signature', fields.get('signature') ?? ''],
  ]);
  const isKept =
    fields.size === allowed.size && [...fields].every(([name, value]) => allowed.get(name) === value);
  return isKept ? policy : null;
}

export const contentTypeOf = (type: PictureType): string => MEDIA_CONTENT_TYPES[type];
