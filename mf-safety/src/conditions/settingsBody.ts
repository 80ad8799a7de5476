import type { ConditionSettingsAnswer, ConditionSettingsBody } from '@fleetwatch/contract/conditions/wire';

/** The request body of the settings: only the server marks a source as an example. */
export const settingsBody = ({
  sources,
  reporters,
  isForAll,
  units,
}: ConditionSettingsAnswer): ConditionSettingsBody => ({
  sources: sources.map(({ isExample: _isExample, ...source }) => source),
  reporters,
  isForAll,
  units,
});
