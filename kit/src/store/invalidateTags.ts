// @chunk screens

import type { UnknownAction } from '@reduxjs/toolkit';
import type { TagDescription } from '@reduxjs/toolkit/query';
import { baseApi } from './baseApi.ts';
import type { TagType } from './tagTypes.ts';

/** A tag of kit's, or of the remote that injected it: 'mf-tweets/Drafts'. */
type AnyTag = TagType | `${string}/${string}`;

/** Refetches the shown queries that provide one of these tags, and drops the others: `dispatch(invalidateTags(['Boats']))`. */
export const invalidateTags: (tags: readonly TagDescription<AnyTag>[]) => UnknownAction = ([...tags]) =>
  baseApi.util.invalidateTags(tags as TagDescription<TagType>[]);
