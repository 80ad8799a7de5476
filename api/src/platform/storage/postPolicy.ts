import { createHmac, timingSafeEqual } from 'node:crypto';
import { MEDIA_CONTENT_TYPES } from '@fleetwatch/contract/media/rules';
import type { PictureType } from '@fleetwatch/contract/tweets/wire';
import { PICTURE_BYTES_MAX } from '@fleetwatch/contract/tweets/limits';
import { runtime } from '../config/runtime.ts';
import { UPLOAD_SECONDS, type MediaObject } from './Storage.ts';

/** Limits of an upload. They are signed with the form, so that the API need not store them. */
export interface PostPolicy extends MediaObject {
  /** Seconds since 1970. */
  expires: number;
  /** Minimum size in bytes. */
  minSize: number;
  maxSize: number;
}

export type PolicyFields = Record<
  'key' | 'acl' | 'Content-Type' | 'AWSAccessKeyId' | 'policy' | 'signature',
  string
>;

/** Access id of the form, which uses the field names of S3's forms. */
const ACCESS_ID = 'fleetwatch';
const ACL = 'public-read';

const signatureOf = (policy: string): Buffer =>
  createHmac('sha256', runtime().mediaKey).update(policy).digest();

/** Signs the fields that a browser posts before the file. */
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
 * Reads the policy of these fields. Null unless its signature is valid, it has not expired, and the fields
 * are exactly those of the policy.
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
