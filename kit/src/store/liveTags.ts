// @shell

/** Tags that remotes have refetched for a topic of the server's events, by remote: `'mf-a' → { 'module:mf-a': [...] }`. */
const followed = new Map<string, Readonly<Record<string, readonly string[]>>>();

/** Replaces what a remote follows. */
export function followTopics(remote: string, tags: Readonly<Record<string, readonly string[]>>): void {
  followed.set(remote, tags);
}

/** The tags of all remotes for a topic. */
export const followedTags = (topic: string): string[] =>
  [...followed.values()].flatMap((tags) => tags[topic] ?? []);
