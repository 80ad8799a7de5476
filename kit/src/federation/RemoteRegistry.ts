import type { RemoteDeclaration } from './RemoteDeclaration.ts';

/** Where a remote's code is, and what it says of itself. Addresses are absolute paths or urls. */
export interface RemoteRegistration {
  name: string;
  /** The global variable its entry script leaves behind. */
  container: string;
  entry: string;
  /** The files of its screens, for the page to fetch while the entry is still on its way. */
  screens: string[];
  declaration: RemoteDeclaration;
}

/** All remotes of a portal, and those that could not be understood, with the reason. */
export interface RemoteRegistry {
  remotes: RemoteRegistration[];
  refused: { name: string; reason: string }[];
}
