import { createHmac } from 'node:crypto';
import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_PATTERN } from '@fleetwatch/contract/errors/idempotency';
import { invalidField, KEY_REUSED } from '@fleetwatch/contract/errors/messages';
import { ApiError } from '../http/errors.ts';
import { runtime } from '../config/runtime.ts';

/** A write that may be repeated: who sent it where under which key, and a digest of what was sent. */
export interface Repeatable {
  requestKey: string;
  requestHash: string;
}

/** Secret fields, left out of the digest, from which they could be guessed. `club` is the club's password. */
const SECRET_FIELDS = new Set(['password', 'oldpassword', 'club', 'key', 'hint', 'passwordhint']);

function digest(parts: unknown[]): string {
  return createHmac('sha256', runtime().repeatKey).update(JSON.stringify(parts)).digest('base64url');
}

/**
 * Names a repeatable write from its `Idempotency-Key` header, or null when the device sent none. 422 for a key that is
 * not 16 to 64 letters, digits, dashes and underscores.
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

/** Throws 422 `key_reused` when a key comes again with other content. */
export function refuseOtherContent(first: { requestHash?: string | null }, repeat: Repeatable): void {
  if (first.requestHash !== repeat.requestHash) throw new ApiError('key_reused', KEY_REUSED);
}

/**
 * Creates a document once per key. Whatever refuses the creation (its own key, "already launched", a rule that holds
 * only since), a document that the same key made before is the answer.
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
