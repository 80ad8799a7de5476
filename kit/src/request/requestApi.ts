import { fetchApi } from './fetchApi.ts';
import { withIdempotencyKey } from './withIdempotencyKey.ts';
import { withRefresh } from './withRefresh.ts';

/** A call that neither waits nor is kept: what thunks make, and the outbox when it sends (`store/callApi`). */
export const requestApi = withIdempotencyKey(withRefresh(fetchApi));
