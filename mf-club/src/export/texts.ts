import { dayText } from '@fleetwatch/contract/time/dayText';
import { shortTime } from '@fleetwatch/contract/time/localText';
import type { LocalDateText, LocalDateTimeText } from '@fleetwatch/contract/time/localText';

export const EXPORT_DATA = 'Export data';
export const EXPORT_INTRO =
  "All of the club's data as one file, in an open format that other programs can read. Your own server can import it into an empty club.";
export const PERSONAL_DATA =
  "This file contains personal data: the names, addresses and sorties of all members. Keep it as safe as the club's own records, and delete it when you no longer need it.";
export const DOWNLOAD_EVERYTHING = 'Download everything';
export const DOWNLOAD_STARTED = 'The download is starting. A large club takes a minute.';
export const NEEDS_NETWORK = 'You need a connection to download.';

export const WHATS_IN_IT = "What's in it";
export const CONTENTS = 'Contents';
export const RECORDS = 'Records';
export const INCLUDED =
  'Pictures and films are included, and a second copy of the logbook for efa. Passwords, birth dates, guardians, emergency contacts and medical notes are not: members enter them again.';

export const RECENT_DOWNLOADS = 'Recent downloads';
export const NO_EXPORTS = 'No recent exports.';
/** @param who null for an export from the command line */
export const exportedBy = (at: LocalDateTimeText, who: string | null, today?: LocalDateText): string =>
  `${dayText(at, today)} ${shortTime(at)}, ${who ?? 'the operator'}`;
