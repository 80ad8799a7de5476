// @chunk screens

import type { Reducer, Slice, SliceCaseReducers, SliceSelectors } from '@reduxjs/toolkit';
import type { EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query';
import { moduleTopic } from '@fleetwatch/contract/live/moduleTopic';
import type { LiveTopic } from '@fleetwatch/contract/live/wire';
import type { apiBaseQuery } from '../request/apiBaseQuery.ts';
import { baseApi } from './baseApi.ts';
import type { RemoteQueueKind } from '../request/apiCall.ts';
import { claimName } from './claimedNames.ts';
import type { AppThunk, RootState } from './createStore.ts';
import { addQueueKind, followTopics, type QueueKindDefinition } from './remoteAdditions.ts';
import { rootReducer } from './rootReducer.ts';
import type { TagType } from './tagTypes.ts';

type Rest<Selector> = Selector extends (state: never, ...args: infer Args) => unknown ? Args : never;
type Result<Selector> = Selector extends (...args: never[]) => infer Value ? Value : never;

/** Endpoints with their hooks, under the names by which they are defined. */
type EndpointsOf<Definitions extends EndpointDefinitions> = ReturnType<
  typeof baseApi.injectEndpoints<Definitions>
>['endpoints'];

/** A slice's selectors, for `useAppSelector`. */
type RootSelectors<Selectors> = {
  [Key in keyof Selectors]: (state: RootState, ...args: Rest<Selectors[Key]>) => Result<Selectors[Key]>;
};

/** The functions of `baseApi.util` for an endpoint known only by name. */
interface CacheOf<Data> {
  selectCachedArgsForQuery(state: RootState, endpoint: string): unknown[];
  updateQueryData(endpoint: string, arg: unknown, change: (data: Data) => void): AppThunk<unknown>;
}

const isProduction = process.env.NODE_ENV === 'production';

/**
 * Isolates a reducer: if it throws, only its own slice misses that action. The store has one reducer, and an exception in it
 * would end every dispatch. Reported once per action.
 */
function guarded(path: string, reducer: Reducer, initialState: unknown): Reducer {
  const reported = new Set<string>();
  return (state, action) => {
    try {
      return reducer(state, action);
    } catch (error) {
      if (!reported.has(action.type)) {
        reported.add(action.type);
        queueMicrotask(() => reportError(new Error(`${path} threw on ${action.type}`, { cause: error })));
      }
      return state ?? initialState;
    }
  };
}

/**
 * The part of the store that belongs to one remote. What it injects is named `<name>/…`, so that remotes cannot collide. Code
 * that is evaluated again, such as another version of the remote, replaces its earlier injections.
 * @param tags the remote's own, besides kit's TAG_TYPES: `['mf-tweets/Drafts']`
 */
export function injectRemote<Name extends string, Tag extends `${Name}/${string}` = never>(
  name: Name,
  tags: readonly Tag[] = [],
) {
  const api = baseApi.enhanceEndpoints({ addTagTypes: tags });
  return {
    /**
     * Injects endpoints; returns them under their local names, with their hooks: `tweets.useQuery`.
     * @throws in development, when another file of the remote injects one of that name
     */
    endpoints<Definitions extends EndpointDefinitions>(
      define: (build: EndpointBuilder<typeof apiBaseQuery, TagType | Tag, 'api'>) => Definitions,
    ): EndpointsOf<Definitions> {
      const names = new Map<string, string>();
      const { endpoints } = api.injectEndpoints({
        overrideExisting: true,
        endpoints: (build) => {
          const definitions: EndpointDefinitions = {};
          for (const [local, definition] of Object.entries(define(build))) {
            const full = `${name}/${local}`;
            if (!isProduction) claimName('endpoint', full);
            names.set(local, full);
            definitions[full] = definition;
          }
          return definitions;
        },
      });
      return Object.fromEntries(
        [...names].map(([local, full]) => [local, endpoints[full]]),
      ) as unknown as EndpointsOf<Definitions>;
    },

    /**
     * Injects a slice whose name begins with the remote's: `createSlice({ name: 'mf-tweets/draft' })`.
     * @throws when it does not, and in development when another file of the remote injects one of that name
     */
    slice<
      State,
      Reducers extends SliceCaseReducers<State>,
      Path extends `${Name}/${string}`,
      Selectors extends SliceSelectors<State>,
    >(slice: Slice<State, Reducers, Path, Path, Selectors>) {
      if (!slice.reducerPath.startsWith(`${name}/`))
        throw new Error(`${slice.reducerPath} is not below ${name}.`);
      if (!isProduction) claimName('slice', slice.reducerPath);
      const store = {
        inject: (
          injected: { reducerPath: string; reducer: Reducer },
          config?: { overrideExisting?: boolean },
        ) =>
          rootReducer.inject(
            { ...injected, reducer: guarded(slice.reducerPath, injected.reducer, slice.getInitialState()) },
            config,
          ),
      };
      const { actions, selectors } = slice.injectInto(store, { overrideExisting: true });
      return { actions, selectors: selectors as unknown as RootSelectors<Selectors> };
    },

    /**
     * Adds a kind of write that may wait without a network; returns the value of an endpoint's `queue`: `extraOptions: { queue:
     * remote.queue('report', { title: … }) }`.
     */
    queue<Body>(local: string, definition: QueueKindDefinition<Body>): RemoteQueueKind {
      const kind: RemoteQueueKind = `${name}/${local}`;
      addQueueKind(kind, definition);
      return kind;
    },

    /**
     * Refetches tags when the server reports a change: `live({ own: ['mf-a/Oars'], sorties: ['mf-a/Ranking'] })`. `own` is the
     * remote's own data (docs/teams.md), the others are topics of `GET /events`.
     */
    live({ own, ...topics }: Partial<Record<LiveTopic | 'own', readonly (TagType | Tag)[]>>): void {
      followTopics(name, { ...topics, ...(own && { [moduleTopic(name)]: own }) });
    },

    /** Changes every cached answer of a query of this remote's: `dispatch(remote.changeCached(tweets, (list) => …))`. */
    changeCached<Data>(
      query: { name: string; Types: { ResultType: Data } },
      change: (data: Data) => void,
    ): AppThunk<void> {
      const cache = baseApi.util as unknown as CacheOf<Data>;
      return (dispatch, getState) => {
        for (const arg of cache.selectCachedArgsForQuery(getState(), query.name))
          dispatch(cache.updateQueryData(query.name, arg, change));
      };
    },
  };
}
