import { dayText } from '@fleetwatch/contract/time/dayText';
import { shortTime, type LocalDateText, type LocalDateTimeText } from '@fleetwatch/contract/time/localText';

/** `launchedOffline('Kim', 'Kestrel', '2026-05-01 06:10:00', '2026-05-02')` names 'May 1 at 06:10'. */
export const launchedOffline = (
  member: string,
  boat: string,
  launch: LocalDateTimeText,
  today: LocalDateText,
): string =>
  `${member} launched ${boat} on ${dayText(launch, today)} at ${shortTime(launch)}, on a device without a connection.`;
