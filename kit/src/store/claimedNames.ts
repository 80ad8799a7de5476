// @shell

/** Names of endpoints and slices that remotes have injected: 'endpoint mf-tweets/tweets'. Kept in development only. */
const claimed = new Set<string>();

/** Sent to the page by infra/remote/webpack/announceUpdate.mjs before hot reloading evaluates changed files. */
const UPDATE_EVENT = 'fleetwatch:update';

/** @throws when a remote injects two endpoints, or two slices, of one name */
export function claimName(kind: 'endpoint' | 'slice', name: string): void {
  const key = `${kind} ${name}`;
  if (claimed.has(key)) throw new Error(`The ${kind} ${name} is injected twice: give one another name.`);
  claimed.add(key);
}

/** Lets a remote whose code is evaluated again inject its names again. */
export function releaseNames(remote: string): void {
  for (const key of claimed) if (key.includes(` ${remote}/`)) claimed.delete(key);
}

if (process.env.NODE_ENV !== 'production') addEventListener(UPDATE_EVENT, () => claimed.clear());
