import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import type { TagType } from '@fleetwatch/kit/store/tagTypes';

/**
 * Tags that a write invalidates; a refused write too, because it shows that the cached data is outdated. Not a write without
 * a response: a refetch would fail the same way.
 */
export const changed =
  (...tags: TagType[]) =>
  (_answer: unknown, failure: ApiFailure | undefined): TagType[] =>
    typeof failure?.status === 'string' ? [] : tags;
