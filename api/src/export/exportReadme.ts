import { EXPORT_VERSION } from '@fleetwatch/contract/export/wire';
import { exportedModels } from './exportedModels.ts';

/**
 * Text for anyone who unpacks an export.
 * @param hidden parts omitted for the member who made it (`hiddenText`)
 */
export const exportReadme = (club: string, hidden: string): string => `${club}
All of this club's data in Fleetwatch, in version ${EXPORT_VERSION} of the open format.

manifest.json       the contents: documents by collection, and the SHA-256 of every file
data/NAME.ndjson    one JSON document per line, in UTF-8
schema/NAME.schema.json
                    the fields, as JSON Schema 2020-12
media/              pictures and videos, under the names the documents use
efa/                boats, people and logbooks in the efa 2 format, and each logbook as CSV

Instants are ISO 8601 with the offset of the club's time zone, days are YYYY-MM-DD. Distances are hundredths of a mile
(milesHundredths), whole if miles were entered, with whole meters beside them (metres). Strings of 24 hexadecimal digits are ids: a sortie's
"boat" is a boat's "id".

${exportedModels()
  .map(({ name, what }) => `  ${name.padEnd(22)}${what}`)
  .join('\n')}

Not included: passwords and hints; birth dates and guardians; emergency contacts and medical notes; sessions, paired
tablets, calendar links, and internal data of the servers.
${hidden}
This is personal data. Protect it like the club's other confidential records.
`;
