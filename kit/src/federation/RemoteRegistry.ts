import type { RemoteDeclaration } from './RemoteDeclaration.ts';

/** Address of a remote's code, and the remote's declaration. Addresses are absolute paths or URLs. */
export interface RemoteRegistration {
  name: string;
  /** The global variable that the remote's entry script sets. */
  container: string;
  entry: string;
  /** Files of the remote's screens, which the page fetches in parallel with the entry. */
  screens: string[];
  declaration: RemoteDeclaration;
}

/** All remotes of a portal, and the invalid ones with the reason. */
export interface RemoteRegistry {
  remotes: RemoteRegistration[];
  refused: { name: string; reason: string }[];
}
