import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { CAPTAINS_LOG, DAMAGE, DAMAGE_REPORT } from './texts.ts';

/** The captain's log with its forms, which /fleet does not wait for. */
export const CaptainsLogPart = createPart(
  async () =>
    (await import(/* webpackChunkName: "captainslog" */ './captainslog/CaptainsLogScreen.tsx'))
      .CaptainsLogScreen,
  <Screen title={CAPTAINS_LOG} status="loading" />,
);

/** The damage reports, in clubs that use them. */
export const DamageScreen = createPart(
  async () => (await import(/* webpackChunkName: "damage" */ './damage/DamageScreen.tsx')).DamageScreen,
  <Screen title={DAMAGE} status="loading" />,
).View;

export const DamageDetailScreen = createPart(
  async () =>
    (await import(/* webpackChunkName: "damage" */ './damage/DamageDetailScreen.tsx')).DamageDetailScreen,
  <Screen title={DAMAGE_REPORT} status="loading" />,
).View;
