/**
 * How a remote's container begins, in place of seven files of the bundler's runtime that do the same for containers of any
 * kind: with several share scopes, with remotes of their own, with shared modules they bring themselves (`import: false`
 * says ours bring none) or that are shaken at run time.
 */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation;
  initOptions.plugins ??= [];
  return runtime.init(initOptions);
}

export function initContainerEntry({ webpackRequire, shareScope, initScope, remoteEntryInitOptions }) {
  const { instance, initOptions, attachShareScopeMap } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  const hostShareScopeMap = remoteEntryInitOptions?.shareScopeMap ?? {};
  instance.initShareScopeMap('default', shareScope, { hostShareScopeMap });
  attachShareScopeMap(webpackRequire);
  return webpackRequire.I('default', initScope);
}

export function initializeSharing({
  shareScopeName,
  webpackRequire,
  initPromises,
  initTokens,
  initScope = [],
}) {
  const { instance, attachShareScopeMap } = webpackRequire.federation;
  const token = (initTokens[shareScopeName] ??= { from: instance.name });
  if (initScope.includes(token)) return true;
  initScope.push(token);
  if (!initPromises[shareScopeName]) {
    const strategy = instance.options.shareStrategy;
    const begun = instance.initializeSharing(shareScopeName, { strategy, initScope, from: 'build' });
    attachShareScopeMap(webpackRequire);
    initPromises[shareScopeName] = Promise.all(begun).then(() => true);
  }
  return initPromises[shareScopeName];
}

export function installInitialConsumes() {
  throw new TypeError('A container uses what is shared once it is asked for its screens, not before.');
}

/** What the build wrote of each shared module, as the runtime asks for it. */
export function updateConsumeOptions({ webpackRequire: { consumesLoadingData }, moduleToHandlerMapping }) {
  if (consumesLoadingData._updated) return;
  const written = Object.entries(consumesLoadingData.moduleIdToConsumeDataMapping);
  for (const [id, { fallback, shareKey, shareScope, ...shareConfig }] of written) {
    moduleToHandlerMapping[id] = {
      getter: fallback,
      shareKey,
      shareInfo: { shareConfig, scope: shareScope },
    };
  }
  consumesLoadingData._updated = 1;
}

export const getSharedFallbackGetter = ({ factory }) => factory;

export const getUsedExports = () => undefined;

/** A remote has no remotes; the file that would ask is there, and never called. */
export const updateRemoteOptions = () => undefined;
