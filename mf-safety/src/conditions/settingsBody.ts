import type { ConditionSettingsAnswer, ConditionSettingsBody } from '@fleetwatch/contract/conditions/wire';

/** What is sent of the settings: a source's mark as an example is the server's. */
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
