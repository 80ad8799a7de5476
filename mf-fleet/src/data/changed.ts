import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import type { TagType } from '@fleetwatch/kit/store/tagTypes';

/**
 * What a write makes old: also when it was refused, for then this device knows too little. Not when nothing was answered:
 * asking again would only tell the same.
 */
export const changed =
  (...tags: TagType[]) =>
  (_answer: unknown, failure: ApiFailure | undefined): TagType[] =>
    typeof failure?.status === 'string' ? [] : tags;
