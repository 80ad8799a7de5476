import mongoose, { type mongo } from 'mongoose';

/** Names of all collections, those without a club included. */
export function collectionNames(): string[] {
  return Object.values(mongoose.models)
    .map((model) => model.collection.collectionName)
    .sort();
}

/**
 * A whole collection, of every club: for backups, which hold an installation. Whatever works for a club goes through the
 * models, which are that club's.
 */
export function collectionOfEveryClub(name: string): mongo.Collection {
  return mongoose.connection.collection(name);
}
