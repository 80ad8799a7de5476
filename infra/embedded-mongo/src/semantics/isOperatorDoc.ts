import { isDoc, type Doc } from '../bsonValues.ts';

/** Whether it is a document whose first field names an operator. */
export const isOperatorDoc = (value: unknown): value is Doc =>
  isDoc(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);
