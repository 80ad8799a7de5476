import type { AlertsAnswer, OutBoatsAnswer } from '@fleetwatch/contract/safety/wire';
import { baseApi } from './baseApi.ts';

/** Tags of the boats that are out, which a launch or a landing changes. */
const OUT = [
  { type: 'Sorties', id: 'OUT' },
  { type: 'Sorties', id: 'TODAY' },
] as const;

const safetyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The boats that are out and when they are expected (GET /out-boats), for clubs with the feature 'overdue'. */
    outBoats: build.query<OutBoatsAnswer, void>({
      query: () => 'out-boats',
      providesTags: [...OUT],
      keepUnusedDataFor: 600,
    }),
    /** Alerts and when the checks last ran (GET /alerts), for coaches, safety officers and those on duty; others are refused. */
    alerts: build.query<AlertsAnswer, void>({
      query: () => 'alerts',
      providesTags: [...OUT],
    }),
  }),
});

export const { useOutBoatsQuery, useAlertsQuery } = safetyApi;
/** For thunks and selectors: `outBoats.select()(state)`. */
export const { outBoats } = safetyApi.endpoints;
