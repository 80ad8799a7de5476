import { statusOfCode, type ErrorBody, type ErrorCode } from '@fleetwatch/contract/errors/codes';

/** A refusal: a text for people, the code that determines the status, and when to retry. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, text: string, retryAfterSeconds: number | null = null) {
    super(text);
    this.name = 'ApiError';
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get status(): number {
    return statusOfCode(this.code);
  }

  get body(): ErrorBody {
    return [this.message, this.code];
  }
}

/** Refusals of the request itself rather than of its content. They keep their status everywhere. */
const NEVER_DOCUMENTED = new Set<ErrorCode>([
  'signed_out',
  'tablet_unpaired',
  'forbidden',
  'key_reused',
  'too_many_tries',
  'internal',
  'busy',
  'database_unreachable',
]);

/** Whether a call with documented rejections ("a 2-element array") answers this one with status 200. */
export function isDocumentedRejection(error: ApiError): boolean {
  return !NEVER_DOCUMENTED.has(error.code);
}

/** Throws `invalid:<field>` for the first refused field, in the order of the form. Null accepts a field. */
export function refuseFields(checked: Record<string, string | null>): void {
  for (const [field, text] of Object.entries(checked)) {
    if (text !== null) throw new ApiError(`invalid:${field}`, text);
  }
}

/** Whether `fetch` threw because of an `AbortSignal.timeout`. */
export const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
