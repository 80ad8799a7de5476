import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';

/** The captain's log with its forms, which /fleet does not wait for. */
export const CaptainsLogPart = createPart(
  async () =>
    (await import(/* webpackChunkName: "captainslog" */ './captainslog/CaptainsLogScreen.tsx'))
      .CaptainsLogScreen,
  <Screen title="Captain's Log" status="loading" />,
);

/** A member's profile, which the members do not wait for. */
export const AboutMemberPart = createPart(
  async () =>
    (await import(/* webpackChunkName: "about" */ './members/AboutMemberScreen.tsx')).AboutMemberScreen,
  <Screen title="About Member" status="loading" />,
);

/** The audit trail, which few open. */
export const AuditScreen = createPart(
  async () => (await import(/* webpackChunkName: "officers" */ './audit/AuditScreen.tsx')).AuditScreen,
  <Screen title="Audit" status="loading" />,
).View;

/** Who may take which boat, in clubs that use clearances. */
export const ClearancesScreen = createPart(
  async () =>
    (await import(/* webpackChunkName: "clearances" */ './clearances/ClearancesScreen.tsx')).ClearancesScreen,
  <Screen title="Clearances" status="loading" />,
).View;

/** A coach's settings of the club, which few open. */
export const ClubLookScreen = createPart(
  async () => (await import(/* webpackChunkName: "club" */ './club/ClubLookScreen.tsx')).ClubLookScreen,
  <Screen title="Club" status="loading" />,
).View;

/** How it is out there, in clubs that use conditions. */
export const ConditionsScreen = createPart(
  async () =>
    (await import(/* webpackChunkName: "conditions" */ './conditions/ConditionsScreen.tsx')).ConditionsScreen,
  <Screen title="Conditions" status="loading" />,
).View;

/** What is wrong with which boat, in clubs that use damage reports. */
export const DamageScreen = createPart(
  async () => (await import(/* webpackChunkName: "damage" */ './damage/DamageScreen.tsx')).DamageScreen,
  <Screen title="Damage" status="loading" />,
).View;

export const DamageDetailScreen = createPart(
  async () =>
    (await import(/* webpackChunkName: "damage" */ './damage/DamageDetailScreen.tsx')).DamageDetailScreen,
  <Screen title="Damage report" status="loading" />,
).View;

/** Whom the club has named for what, which few open. */
export const OfficersScreen = createPart(
  async () =>
    (await import(/* webpackChunkName: "officers" */ './officers/OfficersScreen.tsx')).OfficersScreen,
  <Screen title="Officers" status="loading" />,
).View;
