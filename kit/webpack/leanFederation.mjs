import { join } from 'node:path';
import webpack from 'webpack';

/**
 * What the federation's runtime may leave out in a page like ours. `FEDERATION_ALLOW_NEW_FUNCTION` is looked for by
 * `typeof`: even `false` would allow what the page's policy forbids.
 */
const SWITCHES = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_ALLOW_NEW_FUNCTION: 'undefined',
  FEDERATION_DEBUG: 'false',
  ENV_TARGET: JSON.stringify('web'),
};

/** Files that its switches do not reach, by what stands in their place here. Version 2.9.2, which is pinned. */
const REPLACED = [
  [/runtime-core[\\/]dist[\\/]plugins[\\/]snapshot[\\/]SnapshotHandler\.js$/, 'noSnapshots.mjs'],
  [/runtime-core[\\/]dist[\\/]utils[\\/]preload\.js$/, 'noPreload.mjs'],
  [/sdk[\\/]dist[\\/]dom\.js$/, 'noScripts.mjs'],
  [/sdk[\\/]dist[\\/]logger\.js$/, 'plainLogger.mjs'],
  [/error-codes[\\/]dist[\\/]desc\.mjs$/, 'noDescriptions.mjs'],
];

/** The same in the shell, which has the core of the runtime. */
const REPLACED_IN_HOST = [
  [/runtime-core[\\/]dist[\\/]utils[\\/]load\.js$/, 'hookedEntry.mjs'],
  [/runtime-core[\\/]dist[\\/]utils[\\/]semver[\\/]index\.js$/, 'ownRanges.mjs'],
];

/** And in a remote's entry. */
const REPLACED_IN_REMOTES = [
  [
    /webpack-bundler-runtime[\\/]dist[\\/](init|initContainerEntry|initializeSharing|installInitialConsumes|updateOptions|getSharedFallbackGetter|getUsedExports)\.js$/,
    'container.mjs',
  ],
];

const replace = (files) =>
  files.map(
    ([file, by]) =>
      new webpack.NormalModuleReplacementPlugin(file, join(import.meta.dirname, 'leanFederation', by)),
  );

/** For the shell, whose build has no federation plugin. `identifier` tells its runtime from a remote's. */
export function leanFederationHost(identifier) {
  const build = { FEDERATION_BUILD_IDENTIFIER: JSON.stringify(identifier) };
  return [
    new webpack.DefinePlugin({ ...SWITCHES, ...build }),
    ...replace([...REPLACED, ...REPLACED_IN_HOST]),
  ];
}

/** For a remote, whose federation plugin sets the switches. */
export const leanFederationRemote = () => replace([...REPLACED, ...REPLACED_IN_REMOTES]);
