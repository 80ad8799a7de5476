import type { ApiModule } from './ApiModule.ts';
import { accountsModule } from './accounts/module.ts';
import { activityModule } from './activity/module.ts';
import { auditModule } from './audit/module.ts';
import { boatsModule } from './boats/module.ts';
import { clearancesModule } from './clearances/module.ts';
import { clubsModule } from './clubs/module.ts';
import { collectionsModule } from './collections/module.ts';
import { conditionsModule } from './conditions/module.ts';
import { correctionsModule } from './corrections/module.ts';
import { damagesModule } from './damages/module.ts';
import { fleetgroupsModule } from './fleetgroups/module.ts';
import { lateLandingsModule } from './lateLandings/module.ts';
import { guestsModule } from './guests/module.ts';
import { healthModule } from './health/module.ts';
import { exportModule } from './export/module.ts';
import { liveModule } from './live/module.ts';
import { logbookModule } from './logbook/module.ts';
import { mediaModule } from './media/module.ts';
import { membersModule } from './members/module.ts';
import { metricsModule } from './metrics/module.ts';
import { importModule } from './import/module.ts';
import { nightlyModule } from './nightly/module.ts';
import { notificationsModule } from './notifications/module.ts';
import { officersModule } from './officers/module.ts';
import { plansModule } from './plans/module.ts';
import { reservationsModule } from './reservations/module.ts';
import { safetyModule } from './safety/module.ts';
import { schedulerModule } from './scheduler/module.ts';
import { sessionsModule } from './sessions/module.ts';
import { slotsModule } from './slots/module.ts';
import { sortiesModule } from './sorties/module.ts';
import { tabletsModule } from './tablets/module.ts';
import { toursModule } from './tours/module.ts';
import { tweetsModule } from './tweets/module.ts';
import { usergroupsModule } from './usergroups/module.ts';
import { workoutsModule } from './workouts/module.ts';

/** Modules of the API. Each event and each launch passes them in this order: safety comes first. */
export const MODULES: readonly ApiModule[] = [
  safetyModule,
  sortiesModule,
  damagesModule,
  officersModule,
  correctionsModule,
  lateLandingsModule,
  plansModule,
  clearancesModule,
  conditionsModule,
  reservationsModule,
  toursModule,
  accountsModule,
  // Runs at night before notifications, which delete the devices of ended sessions.
  sessionsModule,
  activityModule,
  auditModule,
  boatsModule,
  clubsModule,
  collectionsModule,
  fleetgroupsModule,
  guestsModule,
  healthModule,
  exportModule,
  liveModule,
  logbookModule,
  mediaModule,
  membersModule,
  metricsModule,
  importModule,
  nightlyModule,
  notificationsModule,
  schedulerModule,
  slotsModule,
  tabletsModule,
  tweetsModule,
  usergroupsModule,
  workoutsModule,
];
