import type {
  DutyDayBody,
  OfficerAnswer,
  OfficerBody,
  TestAlarmAnswer,
} from '@fleetwatch/contract/officers/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { changedTags } from '@fleetwatch/kit/store/changedTags';

const officersApi = injectRemote('mf-club').endpoints((build) => ({
  /** PUT /officer (coaches). */
  nameOfficer: build.mutation<OfficerAnswer, OfficerBody>({
    query: (body) => ({ url: 'officer', method: 'PUT', body }),
    invalidatesTags: changedTags('Members'),
  }),
  /** POST /test-alarm (confirmed coaches and safety officers). */
  sendTestAlarm: build.mutation<TestAlarmAnswer, void>({
    query: () => ({ url: 'test-alarm', method: 'POST' }),
    invalidatesTags: changedTags('Members'),
  }),
  /** PUT /duty-day (coaches). */
  setDutyDay: build.mutation<DutyDayBody, DutyDayBody>({
    query: (body) => ({ url: 'duty-day', method: 'PUT', body }),
    invalidatesTags: changedTags('Members'),
  }),
}));

export const { useMutation: useNameOfficerMutation } = officersApi.nameOfficer;
export const { useMutation: useSendTestAlarmMutation } = officersApi.sendTestAlarm;
export const { useMutation: useSetDutyDayMutation } = officersApi.setDutyDay;
