import mongoose, { type mongo } from 'mongoose';

/** The names of all collections, including those without a club. */
export function collectionNames(): string[] {
  return Object.values(mongoose.models)
    .map((model) => model.collection.collectionName)
    .sort();
}

/**
 * A whole collection, across all clubs: for backups, which hold an installation. All other work goes through the models,
 * which are scoped to a club.
 */
export function collectionOfEveryClub(name: string): mongo.Collection {
  return mongoose.connection.collection(name);
}

/** A model's whole collection, across all clubs: for an import, whose ids no other club may have. */
export function collectionOfModel(model: string): mongo.Collection {
  return collectionOfEveryClub(mongoose.model(model).collection.collectionName);
}
