import type { LaunchCheck } from '@fleetwatch/contract/sorties/wire';
import { baseApi } from '../store/baseApi.ts';
import type { LaunchTarget } from './LaunchPlan.ts';

/** A launch that is considered. */
export type LaunchThought = LaunchTarget & {
  /** Member ids beside the launcher. */
  crew: readonly string[];
  /** Id of the member who would supervise minors. */
  supervisor?: string;
  /** Ids of the stretch of water and of the workout type. */
  area?: string;
  type?: string;
};

const launchQuery = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What the rules say of a launch (GET /launch-check, rule launch.rules). Its tags are those of all that rules ask, so that a
     * flag, a clearance, a report of damage or a reservation changes an open form at once.
     */
    launchAnswers: build.query<LaunchCheck, LaunchThought>({
      query: ({ crew, ...about }) => ({
        url: 'launch-check',
        params: { ...about, ...(crew.length > 0 && { crew: crew.join(',') }) },
      }),
      providesTags: ['Boats', 'Club', 'Members', 'Plans', { type: 'Sorties', id: 'OUT' }],
      // An older answer says nothing of now: without a network the device answers by itself.
      extraOptions: { isCacheable: false },
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useLaunchAnswersQuery } = launchQuery;
export const { launchAnswers } = launchQuery.endpoints;
