import type { Readable } from 'node:stream';
import { XML_DEPTH_MAX } from '@fleetwatch/contract/moving/limits';
import { notUtf8, xmlBroken, xmlDeep, xmlEntities } from '@fleetwatch/contract/moving/messages';
import { SaxesParser } from 'saxes';
import { ApiError } from '../../platform/http/errors.ts';
import { refuseFile } from './refuseFile.ts';

/** The fields of a record that it does not leave out. */
export type XmlRecord = ReadonlyMap<string, string>;

/** efa / header / type, and efa / data / record / field. */
const HEADER_DEPTH = 3;
const FIELD_DEPTH = 4;

/** Decodes a file chunk by chunk; null for its end. */
function decoderOf(name: string): (chunk: Buffer | null) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (chunk) => {
    try {
      return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw refuseFile(notUtf8(name));
    }
  };
}

/**
 * Reads a file of efa record by record. Throws 422 `invalid:file` for anything else, for a document type and for entities other
 * than XML's five.
 * @param name of the file, for refusals
 * @param onRecord gets the header's fields too, which precede the records
 */
export async function readXmlRecords(
  stream: Readable,
  name: string,
  onRecord: (record: XmlRecord, header: XmlRecord) => void,
): Promise<void> {
  const parser = new SaxesParser({ position: false });
  const header = new Map<string, string>();
  const path: string[] = [];
  let record = new Map<string, string>();
  let text = '';
  parser.on('doctype', () => {
    throw refuseFile(xmlEntities(name));
  });
  parser.on('error', () => {
    throw refuseFile(xmlBroken(name));
  });
  parser.on('opentag', (tag) => {
    path.push(tag.name);
    if (path.length > XML_DEPTH_MAX) throw refuseFile(xmlDeep(name));
    if (path.length === HEADER_DEPTH && tag.name === 'record') record = new Map();
    text = '';
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', (tag) => {
    if (path.length === HEADER_DEPTH && path[1] === 'header') header.set(tag.name, text.trim());
    if (path.length === FIELD_DEPTH && path[2] === 'record') record.set(tag.name, text.trim());
    if (path.length === HEADER_DEPTH && tag.name === 'record') onRecord(record, header);
    path.pop();
    text = '';
  });
  const decode = decoderOf(name);
  try {
    for await (const chunk of stream) parser.write(decode(chunk as Buffer));
    parser.write(decode(null));
    parser.close();
  } catch (error) {
    stream.destroy();
    throw error instanceof ApiError ? error : refuseFile(xmlBroken(name));
  }
}
