import type { WithSession } from '../store/sessionSlice.ts';
import { WAITING_ID_PREFIX, waitingCount } from '../store/waitingMark.ts';
import type { ApiBaseQuery, ApiCall } from '../request/apiCall.ts';
import type { LocalState } from './localSnapshot.ts';
import { writesDue } from './writesDue.ts';

const loadOutbox = () => import('./outbox.ts');

/** Whether a call refers to something that is itself waiting, such as the landing of a launch that is not sent yet. */
const isAboutWaiting = ({ url, body }: ApiCall): boolean =>
  (url + JSON.stringify(body ?? null)).includes(WAITING_ID_PREFIX);

/** On a slow network a device that has not loaded the outbox's code sends a write without it after this time. */
const CODE_WAIT_MS = 1_000;

const loadOutboxInTime = () =>
  Promise.race([
    loadOutbox().catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, CODE_WAIT_MS, null)),
  ]);

/**
 * Stores a queueable write before it is sent. The write waits when the server does not respond, or when writes of the same
 * member already wait (rule portal.outbox).
 */
const withWaiting =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (call, api, options) => {
    const { profile } = (api.getState() as WithSession).session;
    const mayWait = profile.isAuthorised && call.bearer === undefined && 'indexedDB' in globalThis;
    if (!options.queue || !mayWait) return baseQuery(call, api, options);
    const made = { kind: options.queue, call, happenedAt: Date.now() };
    // A call for help does not wait for earlier writes.
    const isBehind = options.queue !== 'help' && waitingCount(profile.id) > 0;
    const isNext = isBehind || isAboutWaiting(call);
    const outbox = await (isNext ? loadOutbox().catch(() => null) : loadOutboxInTime());
    const send = () => baseQuery(call, api, options);
    if (!outbox) return send();
    return isNext ? outbox.queueWrite(made, api, send) : outbox.sendStored(made, api, send);
  };

/** Merges waiting writes into the responses of queries. */
const withWaitingShown =
  (baseQuery: ApiBaseQuery): ApiBaseQuery =>
  async (call, api, options) => {
    const { id } = (api.getState() as WithSession).session.profile;
    const outcome = await baseQuery(call, api, options);
    if (outcome.error || waitingCount(id) === 0) return outcome;
    const { mergeWaiting } = await loadOutbox();
    // A response from the network means that waiting writes can be sent, too.
    if (!outcome.meta) api.dispatch(writesDue({ isNew: false }));
    return { ...outcome, data: await mergeWaiting(call, outcome.data, api.getState() as LocalState) };
  };

/** Without a network writes wait on this device, and queries show them (docs/offline.md). */
export const withOutbox = (baseQuery: ApiBaseQuery): ApiBaseQuery => {
  const [read, write] = [withWaitingShown(baseQuery), withWaiting(baseQuery)];
  return (call, api, options) => (api.type === 'mutation' ? write : read)(call, api, options);
};
