import { createHash } from 'node:crypto';

/** Namespace of all ids in exports; must never change. */
const NAMESPACE = Buffer.from('6f1c1f0e5a0b4c5c9d7f2b8a4e3d1c60', 'hex');

const KNOWN_MAX = 10_000;
const known = new Map<string, string>();

function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Computes a UUID of version 5 (RFC 9562): the same name has the same UUID in every export, so that efa
 * recognizes a boat or a person.
 * @param name 'boat 65a…'
 */
export function nameBasedUuid(name: string): string {
  const present = known.get(name);
  if (present !== undefined) return present;
  // A boat and its crew recur in all their sorties.
  if (known.size >= KNOWN_MAX) known.clear();
  const uuid = uuidOf(name);
  known.set(name, uuid);
  return uuid;
}
