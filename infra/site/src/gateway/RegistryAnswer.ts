/** One remote of the site as its build describes it: what `/remotes.json` is made of, and the files that its page preloads. */
export interface RegisteredRemote {
  name: string;
  container: string;
  /** Absolute paths on this origin. */
  entry: string;
  screens: string[];
  declaration: {
    routes: { path: string }[];
    version?: string;
    /** As they are declared; pages do not get them. */
    collections?: { name: string }[];
  };
  /** Keys of the shell's modules that its first screen uses. */
  firstNeeds: string[];
}
