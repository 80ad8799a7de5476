import { refreshNameKeys } from './clubs/refreshNameKeys.ts';
import type { ApiSettings } from './platform/config/config.ts';
import { endFetches } from './conditions/commands/fetchConditions.ts';
import { endImports } from './moving/commands/runImports.ts';
import { closeDatabase, openDatabase } from './platform/database/database.ts';
import { followModelVersions, unfollowModelVersions } from './platform/cache/followModelVersions.ts';
import { EVENT_HANDLERS } from './eventHandlers.ts';
import { LAUNCH_RULES } from './launchRules.ts';
import { workSettled } from './notifications/commands/workSettled.ts';
import { registerHandlers } from './platform/events/eventTypes.ts';
import { endHeavyTasks } from './platform/jobs/heavyTask.ts';
import { passwordsSettled } from './platform/auth/passwords.ts';
import { startRuntime } from './platform/config/runtime.ts';
import { registerLaunchRules } from './sorties/launchRules.ts';
// Every model registers itself when imported, so that opening the database creates its collection and indexes.
import './accounts/ConfirmKey.ts';
import './accounts/ResetKey.ts';
import './accounts/Session.ts';
import './boats/Boat.ts';
import './clearances/Clearance.ts';
import './clearances/Grant.ts';
import './clearances/Requirement.ts';
import './clubs/Club.ts';
import './conditions/ConditionFetch.ts';
import './conditions/ConditionFlag.ts';
import './conditions/ConditionSeries.ts';
import './conditions/ConditionSettings.ts';
import './conditions/ConditionTable.ts';
import './corrections/Correction.ts';
import './corrections/VoidSortie.ts';
import './damages/Damage.ts';
import './fleetgroups/FleetGroup.ts';
import './guests/Guest.ts';
import './members/Member.ts';
import './members/OnDeck.ts';
import './moving/Import.ts';
import './moving/ImportPart.ts';
import './nightly/NightlyRun.ts';
import './notifications/Delivery.ts';
import './notifications/Notification.ts';
import './notifications/NotificationChoice.ts';
import './notifications/PushDevice.ts';
import './officers/DutyDay.ts';
import './platform/database/AppliedWrite.ts';
import './platform/events/DomainEvent.ts';
import './platform/logging/AuditEntry.ts';
import './plans/Plan.ts';
import './plans/PlanFeed.ts';
import './plans/Reservation.ts';
import './reservations/BoatReservation.ts';
import './reservations/BoatWait.ts';
import './scheduler/JobRun.ts';
import './scheduler/SchedulerLease.ts';
import './safety/Alert.ts';
import './safety/Contacts.ts';
import './sorties/Sortie.ts';
import './sorties/Total.ts';
import './tablets/Tablet.ts';
import './tours/Tour.ts';
import './tweets/Tweet.ts';
import './tweets/TweetLike.ts';
import './usergroups/UserGroup.ts';
import './workouts/Workout.ts';
import './workouts/WorkoutType.ts';

/** Opens the database and everything the commands need, without HTTP: for the API, the seeder and the command line. */
export async function bootstrap(settings: ApiSettings): Promise<void> {
  startRuntime(settings);
  registerHandlers(EVENT_HANDLERS);
  registerLaunchRules(LAUNCH_RULES);
  await openDatabase(settings.mongodbUri);
  await followModelVersions();
  await refreshNameKeys();
}

export async function shutDown(): Promise<void> {
  await endFetches();
  await endImports();
  await endHeavyTasks();
  await workSettled();
  await passwordsSettled();
  await unfollowModelVersions();
  await closeDatabase();
}
