import { createPart } from '@fleetwatch/kit/ui/loading/createPart';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { ABOUT_MEMBER, AUDIT, CLUB, CLUB_DATA, IMPORT, OFFICERS } from './texts.ts';

/** A member's profile, which the members' list does not wait for. */
export const AboutMemberPart = createPart(
  async () =>
    (await import(/* webpackChunkName: "about" */ './members/AboutMemberScreen.tsx')).AboutMemberScreen,
  <Screen title={ABOUT_MEMBER} status="loading" />,
);

/** The audit trail, which is rarely opened. */
export const AuditScreen = createPart(
  async () => (await import(/* webpackChunkName: "officers" */ './audit/AuditScreen.tsx')).AuditScreen,
  <Screen title={AUDIT} status="loading" />,
).View;

/** A coach's settings of the club, which are rarely opened. */
export const ClubLookScreen = createPart(
  async () => (await import(/* webpackChunkName: "club" */ './club/ClubLookScreen.tsx')).ClubLookScreen,
  <Screen title={CLUB} status="loading" />,
).View;

/** The export of the club's data, which is rarely downloaded. */
export const ExportScreen = createPart(
  async () => (await import(/* webpackChunkName: "export" */ './export/ExportScreen.tsx')).ExportScreen,
  <Screen title={CLUB_DATA} status="loading" />,
).View;

/** A club imports once: other visits load none of it. */
export const ImportScreen = createPart(
  async () => (await import(/* webpackChunkName: "import" */ './import/ImportScreen.tsx')).ImportScreen,
  <Screen title={IMPORT} status="loading" />,
).View;

/** The club's officers, which are rarely opened. */
export const OfficersScreen = createPart(
  async () =>
    (await import(/* webpackChunkName: "officers" */ './officers/OfficersScreen.tsx')).OfficersScreen,
  <Screen title={OFFICERS} status="loading" />,
).View;
