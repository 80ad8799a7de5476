// @inner

import type { ConditionReading, ConditionsAnswer } from '@fleetwatch/contract/conditions/wire';
import { baseApi } from './baseApi.ts';
import { addMerge } from './remoteAdditions.ts';

const conditionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The current conditions (GET /conditions), for clubs with the feature 'conditions'; this device computes the age of
     * readings.
     */
    conditions: build.query<ConditionsAnswer, void>({
      query: () => 'conditions',
      providesTags: ['Club'],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useConditionsQuery } = conditionsApi;
/** For thunks and tests: `conditions.initiate()`. */
export const { conditions } = conditionsApi.endpoints;

/** Waiting readings by hand replace older ones of their kind. */
addMerge('conditions', (url, answer, writes) => {
  if (url !== 'conditions') return answer;
  const known = answer as ConditionsAnswer;
  const waiting = writes
    .filter(({ call }) => call.url === 'conditions-reading')
    .map((write) => write.answer as ConditionReading);
  const readings = waiting.reduce<ConditionReading[]>((all, reading) => {
    const isOlder = ({ input, sourceId, at }: ConditionReading): boolean =>
      input === reading.input && sourceId === null && at <= reading.at;
    return [...all.filter((one) => !isOlder(one)), reading];
  }, known.readings);
  return { ...known, readings };
});
