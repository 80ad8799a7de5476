// @shell

import { createApi } from '@reduxjs/toolkit/query/react';
import { apiBaseQuery } from '../request/apiBaseQuery.ts';
import { TAG_TYPES } from './tagTypes.ts';

/** Data older than this is refetched when a screen that shows it opens (rule portal.lists-kept). */
export const STALE_AFTER_S = 180;

/** The portal's only API slice, without endpoints: kit and shell add theirs with `baseApi.injectEndpoints`, remotes with
 * `injectRemote`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: apiBaseQuery,
  tagTypes: TAG_TYPES,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: STALE_AFTER_S,
  endpoints: () => ({}),
});
