import { isAction } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import type { AnswerMeta } from '../request/apiCall.ts';

interface QueryMeta {
  fulfilledTimeStamp?: number;
  baseQueryMeta?: AnswerMeta;
}

/**
 * An answer that was kept is as old as it is: screens show its age by `fulfilledTimeStamp`, and whoever opens one asks again
 * by it. RTK Query takes the present.
 */
export const stampCachedAnswers: Middleware = () => (next) => (action) => {
  const meta = isAction(action) && 'meta' in action ? (action.meta as QueryMeta | undefined) : undefined;
  const cachedAt = meta?.baseQueryMeta?.cachedAt;
  if (cachedAt === undefined || meta?.fulfilledTimeStamp === undefined) return next(action);
  return next({ ...(action as object), meta: { ...meta, fulfilledTimeStamp: cachedAt } });
};
