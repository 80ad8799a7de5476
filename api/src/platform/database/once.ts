import { createHmac } from 'node:crypto';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_PATTERN } from '@fleetwatch/contract/errors/idempotency';
import { invalidField, KEY_REUSED } from '@fleetwatch/contract/errors/texts';
import { ApiError } from '../http/errors.ts';
import { runtime } from '../config/runtime.ts';

/** A repeatable write: digests of its sender, route and key, and of its content. */
export interface Repeatable {
  requestKey: string;
  requestHash: string;
}

/** Secret fields, excluded from the digest so that they cannot be guessed from it. `club` is the club's password. */
const SECRET_FIELDS = new Set(['password', 'oldpassword', 'club', 'key', 'hint', 'passwordhint']);

/** Removes nested passwords, such as that of an officer who overrides a rule for a launch. */
const withoutPassword = (field: string, value: unknown): unknown =>
  field === 'password' ? undefined : value;

function digest(parts: unknown[]): string {
  return createHmac('sha256', runtime().repeatKey)
    .update(JSON.stringify(parts, withoutPassword))
    .digest('base64url');
}

/**
 * Builds the repeatable write of an `Idempotency-Key` header; null without one. 422 for a key other than 16
 * to 64 letters, digits, dashes and underscores.
 */
export function repeatableOf(
  header: string | undefined,
  actorId: string,
  routeName: string,
  body: unknown,
): Repeatable | null {
  if (header === undefined || header === '') return null;
  if (!IDEMPOTENCY_KEY_PATTERN.test(header)) {
    throw new ApiError(`invalid:${IDEMPOTENCY_HEADER}`, invalidField(IDEMPOTENCY_HEADER));
  }
  const sent = Object.entries(body ?? {}).filter(([field]) => !SECRET_FIELDS.has(field));
  sent.sort(([one], [other]) => (one < other ? -1 : 1));
  return { requestKey: digest([actorId, routeName, header]), requestHash: digest(sent) };
}

/** Throws 422 `key_reused` when a key is repeated with other content. */
export function refuseOtherContent(first: { requestHash?: string | null }, repeat: Repeatable): void {
  if (first.requestHash !== repeat.requestHash) throw new ApiError('key_reused', KEY_REUSED);
}

/**
 * Creates a document once per key. When the creation is refused for any reason (its own key, "already
 * launched", a newer rule), returns a document created earlier under the same key.
 */
export async function createOnce<Document extends { requestHash?: string | null }>(
  repeat: Repeatable | null,
  create: () => Promise<Document>,
  findByKey: (requestKey: string) => Promise<Document | null>,
): Promise<{ document: Document; isRepeat: boolean }> {
  try {
    return { document: await create(), isRepeat: false };
  } catch (refused) {
    const first = repeat && (await findByKey(repeat.requestKey));
    if (!first) throw refused;
    refuseOtherContent(first, repeat);
    return { document: first, isRepeat: true };
  }
}
