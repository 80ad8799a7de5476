/** One remote as `/remotes.json` tells it, and what the page that shows it should fetch at once. */
export interface RegisteredRemote {
  name: string;
  container: string;
  /** Absolute paths on this origin. */
  entry: string;
  screens: string[];
  declaration: { routes: { path: string }[] };
  /** Keys of the shell's modules that its first screen uses. */
  firstNeeds: string[];
}
