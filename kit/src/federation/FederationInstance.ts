import type { ComponentType } from 'react';
import type { RemoteRegistration } from './RemoteRegistry.ts';

/** Exports of a remote's entry: the components that its declaration names. */
export type RemoteEntry = Readonly<Record<string, ComponentType | undefined>>;

/** The part of module federation that the host needs. Tests pass a fake. */
export interface FederationInstance {
  /** Version of the kit that is shared with remotes. */
  readonly kitVersion: string;
  /** Major versions of kit whose remotes this kit serves. */
  readonly servedKits: readonly number[];
  /**
   * Fetches a remote's container, initializes it with the shared modules and returns its entry. `isFresh` discards what was
   * fetched from that remote before, so that an invalid response is not reused.
   * @throws RemoteLoadFailure
   */
  loadEntry(remote: RemoteRegistration, options: { isFresh: boolean }): Promise<RemoteEntry>;
  /** Prefetches a remote's files when the browser is idle. */
  preload(remote: RemoteRegistration): void;
}
