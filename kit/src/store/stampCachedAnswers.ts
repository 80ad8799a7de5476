// @shell

import { isAction } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import type { AnswerMeta } from '../request/apiCall.ts';

interface QueryMeta {
  fulfilledTimeStamp?: number;
  baseQueryMeta?: AnswerMeta;
}

/**
 * Sets `fulfilledTimeStamp` of a cached response to its original time, which screens show as its age and use to decide on a
 * refetch. RTK Query sets the current time.
 */
export const stampCachedAnswers: Middleware = () => (next) => (action) => {
  const meta = isAction(action) && 'meta' in action ? (action.meta as QueryMeta | undefined) : undefined;
  const cachedAt = meta?.baseQueryMeta?.cachedAt;
  if (cachedAt === undefined || meta?.fulfilledTimeStamp === undefined) return next(action);
  return next({ ...(action as object), meta: { ...meta, fulfilledTimeStamp: cachedAt } });
};
