import type {
  DutyDayBody,
  OfficerAnswer,
  OfficerBody,
  OfficersAnswer,
} from '@fleetwatch/contract/officers/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { changed } from '../data/changed.ts';

const officersApi = injectRemote('mf-fleet').endpoints((build) => ({
  /** GET /officers-results */
  officers: build.query<OfficersAnswer, void>({
    query: () => 'officers-results',
    providesTags: ['Members'],
  }),
  /** PUT /officer (coaches). */
  nameOfficer: build.mutation<OfficerAnswer, OfficerBody>({
    query: (body) => ({ url: 'officer', method: 'PUT', body }),
    invalidatesTags: changed('Members'),
  }),
  /** PUT /duty-day (coaches). */
  setDutyDay: build.mutation<DutyDayBody, DutyDayBody>({
    query: (body) => ({ url: 'duty-day', method: 'PUT', body }),
    invalidatesTags: changed('Members'),
  }),
}));

export const { useQuery: useOfficersQuery } = officersApi.officers;
export const { useMutation: useNameOfficerMutation } = officersApi.nameOfficer;
export const { useMutation: useSetDutyDayMutation } = officersApi.setDutyDay;
