import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { withOutbox } from '../outbox/withOutbox.ts';
import type { ApiFailure } from '../store/apiFailure.ts';
import { asCall } from './apiCall.ts';
import type { AnswerMeta, ApiCall, EndpointOptions } from './apiCall.ts';
import { fetchApi } from './fetchApi.ts';
import { withCachedAnswers } from './withCachedAnswers.ts';
import { withIdempotencyKey } from './withIdempotencyKey.ts';
import { withMask } from './withMask.ts';
import { withNetworkToasts } from './withNetworkToasts.ts';
import { withRefresh } from './withRefresh.ts';

/** The key is outside the outbox: a write keeps one key whether it is sent, repeated or queued. */
const query = withMask(
  withNetworkToasts(withIdempotencyKey(withOutbox(withCachedAnswers(withRefresh(fetchApi))))),
);

/** The base query of every endpoint. */
export const apiBaseQuery: BaseQueryFn<ApiCall | string, unknown, ApiFailure, EndpointOptions, AnswerMeta> = (
  given,
  api,
  options: EndpointOptions | undefined = {},
) => query(asCall(given), api, options);
