import { createApi } from '@reduxjs/toolkit/query/react';
import { apiBaseQuery } from '../request/apiBaseQuery.ts';
import { TAG_TYPES } from './tagTypes.ts';

/** Data older than this is asked for again when a screen that shows it opens (rule portal.lists-kept). */
export const STALE_AFTER_S = 180;

/** The one API of the portal, without endpoints: nouns and remotes add theirs by `baseApi.injectEndpoints`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: apiBaseQuery,
  tagTypes: TAG_TYPES,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: STALE_AFTER_S,
  endpoints: () => ({}),
});

/** Takes a list out of its `{results}` wrapping. */
export function resultsOf<Item>(answer: { results: Item }): Item {
  return answer.results;
}
