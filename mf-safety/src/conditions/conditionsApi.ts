import { HAND_STALE_MS } from '@fleetwatch/contract/conditions/limits';
import type {
  ConditionReading,
  ConditionsAnswer,
  ConditionSettingsAnswer,
  ConditionSettingsBody,
  ConditionTable,
  ConditionTableBody,
  FlagAnswer,
  FlagBody,
  ReadingBody,
} from '@fleetwatch/contract/conditions/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { changedTags } from '@fleetwatch/kit/store/changedTags';
import { WAITING_BY_HAND, waitingReading } from './texts.ts';

const remote = injectRemote('mf-safety');

/** On this device, a reading by hand counts from the time it was read. */
const reading = remote.queue<ReadingBody>('reading', {
  title: ({ input, value, unit }) => waitingReading(input, value, unit),
  answer: (
    { input, value, unit, where },
    { waitingId, happenedAt, clockSkewMs = 0 },
  ): ConditionReading & { _id: string } => ({
    _id: waitingId,
    input,
    value,
    unit,
    where,
    at: happenedAt + clockSkewMs,
    staleMs: HAND_STALE_MS,
    sourceId: null,
    source: WAITING_BY_HAND,
    isExample: false,
    trend: null,
  }),
});

const conditionsApi = remote.endpoints((build) => ({
  /** GET /conditions */
  conditions: build.query<ConditionsAnswer, void>({ query: () => 'conditions', providesTags: ['Club'] }),
  /** GET /conditions-settings (coaches and safety officers). */
  conditionSettings: build.query<ConditionSettingsAnswer, void>({
    query: () => 'conditions-settings',
    providesTags: ['Club'],
  }),
  setConditionRules: build.mutation<ConditionTable, ConditionTableBody>({
    query: (body) => ({ url: 'conditions-rules', method: 'PUT', body }),
    invalidatesTags: changedTags('Club'),
  }),
  setConditionSources: build.mutation<ConditionSettingsBody, ConditionSettingsBody>({
    query: (body) => ({ url: 'conditions-sources', method: 'PUT', body }),
    invalidatesTags: changedTags('Club'),
  }),
  /** Without a network it waits, with the time it was read. */
  reportReading: build.mutation<ConditionReading & { _id: string }, ReadingBody>({
    query: (body) => ({ url: 'conditions-reading', method: 'POST', body }),
    extraOptions: { queue: reading },
    invalidatesTags: changedTags('Club'),
  }),
  setConditionFlag: build.mutation<FlagAnswer, FlagBody>({
    query: (body) => ({ url: 'conditions-flag', method: 'POST', body }),
    invalidatesTags: changedTags('Club'),
  }),
}));

export const { useQuery: useConditionsQuery } = conditionsApi.conditions;
export const { useQuery: useConditionSettingsQuery } = conditionsApi.conditionSettings;
export const { useMutation: useSetConditionRulesMutation } = conditionsApi.setConditionRules;
export const { useMutation: useSetConditionSourcesMutation } = conditionsApi.setConditionSources;
export const { useMutation: useReportReadingMutation } = conditionsApi.reportReading;
export const { useMutation: useSetConditionFlagMutation } = conditionsApi.setConditionFlag;
