import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { baseApi } from './baseApi.ts';

/** A possible launch: a boat, member ids besides the launcher, the supervisor of minors, its destination and purpose. */
export interface LaunchCheckArgs {
  bus: string;
  crew: readonly string[];
  supervisor?: string;
  /** Ids of the stretch of water and of the workout type. */
  area?: string;
  type?: string;
}

const launchCheckApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The rules' findings about a launch (GET /launch-check, rule launch.rules). A launch, a landing or a grant changes them.
     */
    launchCheck: build.query<LaunchCheck, LaunchCheckArgs>({
      query: ({ bus, crew, ...about }) => ({
        url: 'launch-check',
        params: { bus, ...(crew.length > 0 && { crew: crew.join(',') }), ...about },
      }),
      providesTags: ['Boats', 'Club', 'Members', 'Plans', { type: 'Sorties', id: 'OUT' }],
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useLaunchCheckQuery } = launchCheckApi;
/** For thunks: `dispatch(launchCheck.initiate(thought))`, `launchCheck.select(thought)`. */
export const { launchCheck } = launchCheckApi.endpoints;
