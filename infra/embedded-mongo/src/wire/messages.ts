import type { Doc } from '../bsonValues.ts';
import { decodeTyped, encode, refuseReordered } from '../bsonValues.ts';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER_BYTES = 16;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const KNOWN_REQUIRED_FLAGS = 0xffff;

/** Size of the largest message, as in MongoDB. */
export const MAX_MESSAGE_BYTES = 48_000_000;

/** A message that breaks the wire protocol: the connection is closed, as MongoDB does. */
export class BrokenMessage extends Error {}

/** A command as received over the wire. */
export interface Request {
  requestId: number;
  /** The command document's bytes. */
  body: Uint8Array;
  /** Document sequences by name, each document's bytes. */
  sequences: Map<string, Uint8Array[]>;
  /** The whole message. */
  message: Uint8Array;
  /** Database of a legacy query; commands in OP_MSG carry `$db`. */
  legacyDb: string | undefined;
  /** Whether the client waits for an answer. */
  wantsReply: boolean;
}

const documentAt = (message: Buffer, at: number, end: number): Uint8Array => {
  if (at + 5 > end) throw new BrokenMessage('document cut short');
  const size = message.readInt32LE(at);
  if (size < 5 || at + size > end || message[at + size - 1] !== 0)
    throw new BrokenMessage('document of impossible size');
  return message.subarray(at, at + size);
};

const cstringEnd = (message: Buffer, at: number, end: number): number => {
  const zero = message.indexOf(0, at);
  if (zero === -1 || zero >= end) throw new BrokenMessage('string without end');
  return zero;
};

const parseMsg = (message: Buffer, requestId: number): Request => {
  const flags = message.readUInt32LE(HEADER_BYTES);
  if (flags & KNOWN_REQUIRED_FLAGS & ~(CHECKSUM_PRESENT | MORE_TO_COME))
    throw new BrokenMessage('unknown required flag');
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  let at = HEADER_BYTES + 4;
  let body: Uint8Array | undefined;
  const sequences = new Map<string, Uint8Array[]>();
  while (at < end) {
    const kind = message[at++];
    if (kind === 0) {
      if (body) throw new BrokenMessage('two bodies');
      body = documentAt(message, at, end);
      at += body.length;
    } else if (kind === 1) {
      if (at + 4 > end) throw new BrokenMessage('sequence cut short');
      const sequenceEnd = at + message.readInt32LE(at);
      if (sequenceEnd > end || sequenceEnd < at + 5) throw new BrokenMessage('sequence of impossible size');
      const nameEnd = cstringEnd(message, at + 4, sequenceEnd);
      const name = message.toString('utf8', at + 4, nameEnd);
      const docs: Uint8Array[] = [];
      for (at = nameEnd + 1; at < sequenceEnd;) {
        const doc = documentAt(message, at, sequenceEnd);
        docs.push(doc);
        at += doc.length;
      }
      sequences.set(name, docs);
    } else {
      throw new BrokenMessage(`unknown section kind ${kind}`);
    }
  }
  if (!body) throw new BrokenMessage('no body');
  return { requestId, body, sequences, message, legacyDb: undefined, wantsReply: !(flags & MORE_TO_COME) };
};

const parseQuery = (message: Buffer, requestId: number): Request => {
  const nameEnd = cstringEnd(message, HEADER_BYTES + 4, message.length);
  const namespace = message.toString('utf8', HEADER_BYTES + 4, nameEnd);
  const body = documentAt(message, nameEnd + 9, message.length);
  return {
    requestId,
    body,
    sequences: new Map(),
    message,
    legacyDb: namespace.split('.')[0] ?? 'admin',
    wantsReply: true,
  };
};

/** Reads one whole message. Throws BrokenMessage for anything but a command in OP_MSG or OP_QUERY. */
export const parseMessage = (message: Buffer): Request => {
  const requestId = message.readInt32LE(4);
  const opCode = message.readInt32LE(12);
  if (message.length < HEADER_BYTES + 9) throw new BrokenMessage('message cut short');
  if (opCode === OP_MSG) return parseMsg(message, requestId);
  if (opCode === OP_QUERY) return parseQuery(message, requestId);
  throw new BrokenMessage(`unknown opcode ${opCode}`);
};

/** Returns the name of the command: the body's first field. */
export const commandName = (body: Uint8Array): string => {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (bytes.length <= 5) throw new BrokenMessage('empty command');
  return bytes.toString('utf8', 5, cstringEnd(bytes, 5, bytes.length));
};

const decodeStatement = (bytes: Uint8Array): Doc => {
  const doc = decodeTyped(bytes);
  refuseReordered(doc, bytes);
  return doc;
};

/** Decodes a command, numbers with their BSON types; documents to insert stay bytes. */
export const decodeCommand = ({ body, sequences }: Request): Doc => {
  const doc = decodeTyped(body, { documents: true });
  // Documents to insert are examined one by one.
  if (!('documents' in doc)) refuseReordered(doc, body);
  for (const [name, docs] of sequences) doc[name] = name === 'documents' ? docs : docs.map(decodeStatement);
  return doc;
};

let nextReplyId = 1;

const frame = (opCode: number, responseTo: number, prefix: Buffer, body: Uint8Array): Buffer<ArrayBuffer> => {
  // Not from the shared pool, so that it can be transferred to another thread.
  const out = Buffer.allocUnsafeSlow(HEADER_BYTES + prefix.length + body.length);
  out.writeInt32LE(out.length, 0);
  out.writeInt32LE(nextReplyId, 4);
  out.writeInt32LE(responseTo, 8);
  out.writeInt32LE(opCode, 12);
  prefix.copy(out, HEADER_BYTES);
  out.set(body, HEADER_BYTES + prefix.length);
  nextReplyId = (nextReplyId + 1) % 0x7fffffff;
  return out;
};

const MSG_PREFIX = Buffer.alloc(5);

const replyPrefix = (): Buffer => {
  const prefix = Buffer.alloc(20);
  prefix.writeInt32LE(8, 0); // AwaitCapable, as in every server since 1.6
  prefix.writeInt32LE(1, 16);
  return prefix;
};

/** Returns the answer to a request, in the request's format. */
export const encodeReply = (
  { requestId, legacyDb }: Request,
  reply: Doc | Uint8Array,
): Buffer<ArrayBuffer> => {
  const body = reply instanceof Uint8Array ? reply : encode(reply);
  return legacyDb === undefined
    ? frame(OP_MSG, requestId, MSG_PREFIX, body)
    : frame(OP_REPLY, requestId, replyPrefix(), body);
};
