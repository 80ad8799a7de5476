/**
 * How the runtime comes to a remote's entry where the host's `loadEntry` hook is the only way (the shell's `loadThrough`).
 * Its own scripts, ES modules, SystemJS and Node are left out, and so is what plugins may do about a script that failed.
 */
const loading = new Map();

export const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`;

export const isEsmRemoteType = () => false;

export const getRemoteInfo = (remote) => ({
  type: 'global',
  entryGlobalName: remote.name,
  shareScope: 'default',
  ...remote,
});

async function load({ origin, remoteInfo, resourceContext }) {
  const { loaderHook, remoteHandler } = origin;
  const told = { origin, remoteInfo, resourceContext };
  try {
    const remoteEntryExports = await remoteHandler.hooks.lifecycle.loadEntry.emit({ ...told, loaderHook });
    await loaderHook.lifecycle.afterLoadEntry.emit({ ...told, remoteEntryExports });
    return remoteEntryExports;
  } catch (error) {
    await loaderHook.lifecycle.afterLoadEntry.emit({ ...told, error });
    throw error;
  }
}

/** The container of a remote; whoever asks while it is on its way waits for the same. */
export async function getRemoteEntry({ remoteEntryExports, ...asked }) {
  if (remoteEntryExports) return remoteEntryExports;
  const key = getRemoteEntryUniqueKey(asked.remoteInfo);
  if (!loading.has(key)) {
    loading.set(
      key,
      load(asked).finally(() => loading.delete(key)),
    );
  }
  return loading.get(key);
}
