import { MAY_BE_WRITTEN } from '@fleetwatch/contract/errors/messages';
import { ABOUT_NETWORK, selectToasts, toastOfFailure, toastShown, toastsOutdated } from '../store/toasts.ts';
import type { WithToasts } from '../store/toasts.ts';
import type { ApiAnswer, ApiBaseQuery } from './apiCall.ts';

const isHeard = ({ error, meta }: ApiAnswer): boolean =>
  error ? typeof error.status === 'number' : meta?.cachedAt === undefined;

/**
 * A write that found no network says so wherever it was made (rule portal.network), until something is heard again; lists
 * say it in their place. A write whose answer could not be read is told of by its screen alone: that there is no network
 * would be untrue.
 */
export const withNetworkToasts =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (call, api, options) => {
    const outcome = await baseQuery(call, api, options);
    if (isHeard(outcome)) {
      const toasts = selectToasts(api.getState() as WithToasts);
      if (toasts.some(({ about }) => about === ABOUT_NETWORK)) api.dispatch(toastsOutdated(ABOUT_NETWORK));
    }
    if (api.type === 'query' || !outcome.error) return outcome;
    if (outcome.error.status === 'garbled') return { error: { ...outcome.error, text: MAY_BE_WRITTEN } };
    const toast = outcome.error.status === 'offline' ? toastOfFailure(outcome.error) : null;
    if (toast) api.dispatch(toastShown(toast));
    return outcome;
  };
