import mongoose, { type Model } from 'mongoose';
import { currentClub, type ClubOwned } from '../club/clubScope.ts';
import { BatchQueue, settle, type Outcome } from './BatchQueue.ts';
import { noteWrite } from '../cache/modelVersions.ts';

/** So many documents fit into one message to the database many times over. */
const MOST = 200;

/** What came of each of an unordered insert: the database names what it refused by its place, the others are in. */
function outcomesOf<Doc>(documents: readonly Doc[], error: unknown): Outcome<Doc>[] {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError))
    return documents.map(() => ({ refusal: error }));
  const refusals = new Map([error.writeErrors].flat().map((refused) => [refused.index, refused]));
  return documents.map((result, index) => {
    const refused = refusals.get(index);
    if (!refused) return { result };
    const { code, errmsg = '' } = refused;
    return { refusal: new mongoose.mongo.MongoServerError({ message: errmsg, code }) };
  });
}

/**
 * Inserts a document into a club-scoped model; those that come while one insert is under way go together with the next, so
 * that a crowd costs a few writes. Each is validated and claimed for the club as it comes, and has its own outcome: what a
 * unique index refuses is a `MongoServerError` 11000 and does not touch the others.
 */
export function batchedInsert<Doc extends ClubOwned>(
  model: Model<Doc>,
): (fields: Partial<Doc>) => Promise<Doc> {
  const queues = new Map<string, BatchQueue<Doc, Doc>>();

  const insert = async (documents: readonly Doc[], club: string): Promise<Outcome<Doc>[]> => {
    try {
      await model.collection.insertMany(documents as never[], { ordered: false });
      return documents.map((result) => ({ result }));
    } catch (error) {
      return outcomesOf(documents, error);
    } finally {
      noteWrite(club, model.modelName);
    }
  };

  return async (fields) => {
    const document = new model(fields);
    await document.validate();
    const club = String(currentClub().id);
    const line =
      queues.get(club) ??
      new BatchQueue<Doc, Doc>(async (take) => {
        const batch = take(MOST);
        settle(
          batch,
          await insert(
            batch.map(({ task }) => task),
            club,
          ),
        );
      });
    queues.set(club, line);
    return line.add(document.toObject() as Doc);
  };
}
