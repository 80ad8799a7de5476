import { Timestamp } from 'bson';
import { isDoc, type Doc } from '../bsonValues.ts';
import { equalValues } from '../keys/compareValues.ts';
import type { Committed } from '../storage/Journal.ts';
import { fieldOf, setField } from '../ownFields.ts';

/** Changes of an update to a document: deeper fields by dotted path, arrays as a whole. */
interface UpdateDescription {
  updatedFields: Doc;
  removedFields: string[];
  truncatedArrays: Doc[];
}

const difference = (before: Doc, after: Doc, prefix: string, into: UpdateDescription): void => {
  for (const [name, value] of Object.entries(after)) {
    const path = `${prefix}${name}`;
    const old = fieldOf(before, name);
    if (!Object.hasOwn(before, name)) setField(into.updatedFields, path, value);
    else if (isDoc(value) && isDoc(old)) difference(old, value, `${path}.`, into);
    else if (!equalValues(old, value)) setField(into.updatedFields, path, value);
  }
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) into.removedFields.push(`${prefix}${name}`);
  }
};

/** Returns the difference between two versions of a document, in the form of `updateDescription`. */
const describeUpdate = (before: Doc, after: Doc): UpdateDescription => {
  const description: UpdateDescription = { updatedFields: {}, removedFields: [], truncatedArrays: [] };
  difference(before, after, '', description);
  return description;
};

/** Returns the change stream's event for a change. */
export const describeChange = (change: Committed, token: Doc, fullDocument: string): Doc => {
  const { operationType, db, collection, id, before, after, at, sequence } = change;
  const isWhole = operationType === 'insert' || operationType === 'replace';
  const isLookedUp = operationType === 'update' && fullDocument !== 'default';
  return {
    _id: token,
    operationType,
    clusterTime: new Timestamp({ t: Math.floor(at.getTime() / 1000), i: sequence >>> 0 }),
    wallTime: at,
    ...(isWhole || isLookedUp ? { fullDocument: after ?? null } : {}),
    ns: collection === undefined ? { db } : { db, coll: collection },
    ...(id === undefined ? {} : { documentKey: { _id: id } }),
    ...(operationType === 'update' && before && after
      ? { updateDescription: describeUpdate(before, after) }
      : {}),
  };
};
