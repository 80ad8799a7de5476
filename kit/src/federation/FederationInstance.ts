import type { ComponentType } from 'react';
import type { RemoteRegistration } from './RemoteRegistry.ts';

/** What a remote's entry exports: the components its declaration names. */
export type RemoteEntry = Readonly<Record<string, ComponentType | undefined>>;

/** The part of module federation that the host needs; a test hands in a fake. */
export interface FederationInstance {
  /** The kit that is shared with remotes. */
  readonly kitVersion: string;
  /**
   * Fetches a remote's container, initialises it with the shared modules and gives its entry. `isFresh` drops whatever
   * was fetched from it before: without that a junk answer would stick.
   * @throws RemoteLoadFailure
   */
  loadEntry(remote: RemoteRegistration, options: { isFresh: boolean }): Promise<RemoteEntry>;
  /** Lets the browser fetch a remote's files when it has nothing better to do. */
  preload(remote: RemoteRegistration): void;
}
