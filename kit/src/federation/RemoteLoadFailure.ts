/**
 * Why a remote's screens are missing: its files failed to load, loaded too late, are not a remote, threw, need another kit version,
 * or lack the declared screen; the page stood still with it the last time; or no remote of the portal provides the part that a
 * screen wants to show.
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

const REASONS: Record<RemoteFailureCause, string> = {
  unreachable: 'Its files could not be fetched.',
  'too-slow': 'Its files did not arrive in time.',
  'not-a-remote': 'The downloaded file is not part of Fleetwatch.',
  threw: 'Something went wrong while it was started.',
  'other-kit': 'It was made for another version of Fleetwatch.',
  'no-such-screen': 'This screen is missing from its module.',
  hung: 'It froze the page last time, so it was not opened.',
  'no-such-part': 'It is not installed here.',
};

/** A remote that could not be loaded; `reason` is a sentence for the user. */
export class RemoteLoadFailure extends Error {
  override name = 'RemoteLoadFailure';
  readonly failure: RemoteFailureCause;
  readonly reason: string;

  constructor(failure: RemoteFailureCause, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.failure = failure;
    this.reason = REASONS[failure];
  }
}
