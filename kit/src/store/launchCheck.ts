import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { baseApi } from './baseApi.ts';

/** A launch that is thought of: a boat, member ids beside the launcher, that of who would watch minors, where it goes and what for. */
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
    /** What the rules say of a launch (GET /launch-check, rule launch.rules). A launch, a landing or a grant changes it. */
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
