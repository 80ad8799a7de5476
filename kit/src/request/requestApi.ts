import { fetchApi } from './fetchApi.ts';
import { withIdempotencyKey } from './withIdempotencyKey.ts';
import { withRefresh } from './withRefresh.ts';

/** A call that is neither queued nor cached: used by thunks, and by the outbox when it sends (`store/callApi`). */
export const requestApi = withIdempotencyKey(withRefresh(fetchApi));
