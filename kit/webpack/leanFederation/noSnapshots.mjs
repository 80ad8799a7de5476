/** For pages that read no federation manifests at run time: the gateway reads them and registers entries. */
export class SnapshotHandler {
  manifestCache = new Map();
  // A plugin may ask for the hooks of every part of the runtime; these are never called.
  hooks = { applyPlugin() {}, lifecycle: {} };
}

export const getGlobalRemoteInfo = () => ({});
