// @chunk screens

import type { ApiFailure } from './apiFailure.ts';
import type { TagType } from './tagTypes.ts';

/**
 * Tags that a write invalidates; a refused write too, because it shows that the cached data is outdated. Not a write without
 * a response: a refetch would fail the same way.
 */
export const changedTags =
  (...tags: TagType[]) =>
  (_answer: unknown, failure: ApiFailure | undefined): TagType[] =>
    typeof failure?.status === 'string' ? [] : tags;
