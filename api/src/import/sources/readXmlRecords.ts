import type { Readable } from 'node:stream';
import { XML_DEPTH_MAX } from '@fleetwatch/contract/import/limits';
import { xmlBroken } from '@fleetwatch/contract/import/texts';
import { readXml } from '../../platform/files/readXml.ts';
import { fileRefusal } from '../../platform/files/fileRefusal.ts';

/** Fields of a record, without omitted ones. */
export type XmlRecord = ReadonlyMap<string, string>;

/** efa / header / type, and efa / data / record / field. */
const HEADER_DEPTH = 3;
const FIELD_DEPTH = 4;
/** Maximum number of fields: a logbook's records have the most, for 24 rowers. */
const FIELDS_MAX = 200;

/** Maximum length of shared texts: a logbook repeats the same names, days and ids. */
const SHARED_CHARACTERS = 40;
const SHARED_MAX = 50_000;

/**
 * Returns one shared copy of equal texts. A parser's texts are slices of the file's chunks, so each would
 * keep its chunk in memory.
 */
function sharedTexts(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    if (text.length > SHARED_CHARACTERS) return text;
    const present = known.get(text);
    if (present !== undefined) return present;
    const own = Buffer.from(text).toString();
    if (known.size < SHARED_MAX) known.set(own, own);
    return own;
  };
}

/**
 * Reads an efa file record by record. Throws 422 `invalid:file` for anything else.
 * @param name of the file, for refusals
 * @param onRecord also receives the header's fields, which precede the records
 */
export async function readXmlRecords(
  stream: Readable,
  name: string,
  onRecord: (record: XmlRecord, header: XmlRecord) => void,
): Promise<void> {
  const header = new Map<string, string>();
  let record = new Map<string, string>();
  const shared = sharedTexts();
  await readXml(stream, name, XML_DEPTH_MAX, {
    open(tag, path) {
      if (path.length === HEADER_DEPTH && tag === 'record') record = new Map();
    },
    close(tag, path, text) {
      if (path.length === HEADER_DEPTH && path[1] === 'header') header.set(tag, text.trim());
      if (path.length === FIELD_DEPTH && path[2] === 'record') record.set(tag, shared(text.trim()));
      if (Math.max(header.size, record.size) > FIELDS_MAX) throw fileRefusal(xmlBroken(name));
      if (path.length === HEADER_DEPTH && tag === 'record') onRecord(record, header);
    },
  });
}
