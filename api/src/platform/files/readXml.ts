import type { Readable } from 'node:stream';
import { notUtf8, xmlBroken, xmlDeep, xmlEntities } from '@fleetwatch/contract/import/texts';
import { SaxesParser } from 'saxes';
import { ApiError } from '../http/errors.ts';
import { fileRefusal } from './fileRefusal.ts';

/**
 * Maximum length of a text, a tag or a comment: the parser keeps it in memory, and no supported file has
 * longer ones.
 */
const PIECE_CHARACTERS_MAX = 200_000;

/** Callbacks for a document, from its first tag to its last. */
export interface XmlReader {
  /** Called for a start tag, without its prefix, and its path from the root, itself included. */
  open: (name: string, path: readonly string[], attributes: Readonly<Record<string, string>>) => void;
  /** Called for an end tag, with its path and the text since the previous tag. */
  close: (name: string, path: readonly string[], text: string) => void;
}

/** Returns a decoder that takes a file chunk by chunk; null for its end. */
function decoderOf(name: string): (chunk: Buffer | null) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (chunk) => {
    try {
      return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw fileRefusal(notUtf8(name));
    }
  };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML as a stream. Throws 422 `invalid:file` for anything else, for a document type, and for entities
 * other than XML's five.
 * @param name of the file, for refusals
 * @param depthMax maximum nesting of tags
 */
export async function readXml(
  stream: Readable,
  name: string,
  depthMax: number,
  { open, close }: XmlReader,
): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  const path: string[] = [];
  let text = '';
  let sinceTag = 0;
  parser.on('doctype', () => {
    throw fileRefusal(xmlEntities(name));
  });
  parser.on('error', () => {
    throw fileRefusal(xmlBroken(name));
  });
  parser.on('opentag', (tag) => {
    path.push(localName(tag.name));
    if (path.length > depthMax) throw fileRefusal(xmlDeep(name));
    open(path.at(-1) ?? '', path, tag.attributes);
    text = '';
    sinceTag = 0;
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('cdata', (more) => {
    text += more;
  });
  parser.on('closetag', () => {
    close(path.at(-1) ?? '', path, text);
    path.pop();
    text = '';
    sinceTag = 0;
  });
  const decode = decoderOf(name);
  const write = (chunk: Buffer | null): void => {
    const more = decode(chunk);
    sinceTag += more.length;
    parser.write(more);
    if (sinceTag > PIECE_CHARACTERS_MAX) throw fileRefusal(xmlBroken(name));
  };
  try {
    for await (const chunk of stream) write(chunk as Buffer);
    write(null);
    parser.close();
  } catch (error) {
    stream.destroy();
    throw error instanceof ApiError ? error : fileRefusal(xmlBroken(name));
  }
}
