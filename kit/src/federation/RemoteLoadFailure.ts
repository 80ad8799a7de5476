import { FAILURE_REASONS } from './texts.ts';

/**
 * Reason why a remote's screens are missing: its files failed to load, loaded too late, are not a remote, threw, need another
 * kit version, or lack the declared screen; the page hung with it the last time; or no remote of the portal provides the part
 * that a screen requests.
 */
export type RemoteFailureCause =
  | 'unreachable'
  | 'too-slow'
  | 'not-a-remote'
  | 'threw'
  | 'other-kit'
  | 'no-such-screen'
  | 'hung'
  | 'no-such-part';

/** A remote that could not be loaded; `reason` is a sentence for the user. */
export class RemoteLoadFailure extends Error {
  override name = 'RemoteLoadFailure';
  readonly failure: RemoteFailureCause;
  readonly reason: string;

  constructor(failure: RemoteFailureCause, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.failure = failure;
    this.reason = FAILURE_REASONS[failure];
  }
}
