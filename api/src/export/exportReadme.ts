import { EXPORT_VERSION } from '@fleetwatch/contract/export/wire';
import { exportedModels } from './exportedModels.ts';

/**
 * The text for whoever unpacks an export.
 * @param hidden what is left out for who took it (`hiddenText`)
 */
export const exportReadme = (club: string, hidden: string): string => `${club}
Everything that Fleetwatch keeps for this club, in version ${EXPORT_VERSION} of its open format.

manifest.json       what is in here: documents by collection, and the SHA-256 of every file
data/NAME.ndjson    one JSON document a line, in UTF-8
schema/NAME.schema.json
                    what its fields are, as JSON Schema 2020-12
media/              pictures and films, under the names that the documents have for them
efa/                boats, persons and logbooks in the form of efa 2, and each logbook as CSV

Instants are ISO 8601 with the offset of the club's time zone, days are YYYY-MM-DD. Distances are hundredths of a mile
(milesHundredths), whole where miles were entered, with whole metres beside them (metres). Texts of 24 hexadecimal digits are ids: a sortie's
"boat" is a boat's "id".

${exportedModels()
  .map(({ name, what }) => `  ${name.padEnd(22)}${what}`)
  .join('\n')}

Not in here: passwords and hints; birth dates and guardians; emergency contacts and medical notes; sessions, paired
tablets, addresses of calendars, and what servers keep for themselves.
${hidden}
This is personal data. Keep it as you would keep the club's own papers.
`;
