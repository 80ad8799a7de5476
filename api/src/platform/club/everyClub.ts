import mongoose, { type mongo } from 'mongoose';

/** Returns the names of all collections, including those without a club. */
export function collectionNames(): string[] {
  return Object.values(mongoose.models)
    .map((model) => model.collection.collectionName)
    .sort();
}

/**
 * Returns a whole collection, across all clubs: for backups, which cover an installation. All other work
 * goes through the models, which are scoped to a club.
 */
export function collectionOfEveryClub(name: string): mongo.Collection {
  return mongoose.connection.collection(name);
}

/** Returns a model's whole collection, across all clubs: for an import, whose ids must not exist in any club. */
export function collectionOfModel(model: string): mongo.Collection {
  return collectionOfEveryClub(mongoose.model(model).collection.collectionName);
}
