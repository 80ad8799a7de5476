import mongoose from 'mongoose';

/** Removes all documents, of every club. The collections and their indexes stay. */
export async function emptyDatabase(): Promise<void> {
  for (const model of Object.values(mongoose.models)) await model.collection.deleteMany({});
}
