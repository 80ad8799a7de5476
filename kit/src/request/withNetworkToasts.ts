import { MAY_BE_SAVED } from '@fleetwatch/contract/errors/texts';
import { ABOUT_NETWORK, selectToasts, toastOfFailure, toastShown, toastsOutdated } from '../store/toasts.ts';
import type { WithToasts } from '../store/toasts.ts';
import type { ApiAnswer, ApiBaseQuery } from './apiCall.ts';

const hasResponse = ({ error, meta }: ApiAnswer): boolean =>
  error ? typeof error.status === 'number' : meta?.cachedAt === undefined;

/**
 * Shows a toast when a write finds no network, from any screen (rule portal.network), until the server responds again; lists
 * report it in place. A write whose response could not be read is reported by its screen only, because there is a network.
 */
export const withNetworkToasts =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (call, api, options) => {
    const outcome = await baseQuery(call, api, options);
    if (hasResponse(outcome)) {
      const toasts = selectToasts(api.getState() as WithToasts);
      if (toasts.some(({ about }) => about === ABOUT_NETWORK)) api.dispatch(toastsOutdated(ABOUT_NETWORK));
    }
    if (api.type === 'query' || !outcome.error) return outcome;
    if (outcome.error.status === 'garbled') return { error: { ...outcome.error, text: MAY_BE_SAVED } };
    const toast = outcome.error.status === 'offline' ? toastOfFailure(outcome.error) : null;
    if (toast) api.dispatch(toastShown(toast));
    return outcome;
  };
