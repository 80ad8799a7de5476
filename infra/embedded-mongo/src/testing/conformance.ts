import { Double, Int32, Long, type Document } from 'bson';
import { openTestServer, type TestServer } from './withServer.ts';

/** Source of a case's answer: a page of MongoDB's manual. */
export const MANUAL = 'https://www.mongodb.com/docs/manual/reference/';

/** Answers in wire format, with every number in its BSON type. */
const TYPED = { promoteValues: false, promoteLongs: false, bsonRegExp: true } as const;

/** Returns a value in a case's notation: numbers plain, unless the case names their type. */
export const inTermsOf = (actual: unknown, expected: unknown): unknown => {
  const isTyped = expected instanceof Int32 || expected instanceof Double || expected instanceof Long;
  if (actual instanceof Int32 || actual instanceof Double) return isTyped ? actual : actual.value;
  if (actual instanceof Long) return isTyped ? actual : actual.toNumber();
  if (Array.isArray(actual))
    return actual.map((one, i) => inTermsOf(one, Array.isArray(expected) ? expected[i] : undefined));
  if (typeof actual !== 'object' || actual === null || Object.getPrototypeOf(actual) !== Object.prototype)
    return actual;
  const wanted = (expected ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(actual).map(([name, one]) => [name, inTermsOf(one, wanted[name])]),
  );
};

/** Returns the code of a command's error; undefined on success. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => Number((error as { code?: unknown }).code),
  );

/** A collection of a case. */
export type Filled = ReturnType<TestServer['db']['collection']>;

/** A server whose answers keep their types; `filled` makes a new collection of the documents. */
export const openConformance = async (): Promise<
  TestServer & { filled: (docs?: readonly Document[]) => Promise<Filled> }
> => {
  const server = await openTestServer();
  let next = 0;
  const filled = async (docs: readonly Document[] = []): Promise<Filled> => {
    const collection = server.db.collection(`c${next++}`, TYPED);
    if (docs.length > 0) await collection.insertMany(docs.map((doc) => ({ ...doc })));
    return collection;
  };
  return { ...server, filled };
};
