import type { Damage, DamageEditBody, NewDamageBody } from '@fleetwatch/contract/damages/wire';
import type { ApiFailure } from '@fleetwatch/kit/store/apiFailure';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

// A report changes what its boat's row shows; a refused one shows that the row is out of date.
const invalidatesTags = (_answer: unknown, failure: ApiFailure | undefined): 'Boats'[] =>
  typeof failure?.status === 'string' ? [] : ['Boats'];

const reportApi = injectRemote('mf-actions').endpoints((build) => ({
  ownReport: build.query<Damage, string>({ query: (id) => `damage/${id}`, providesTags: ['Boats'] }),
  reportDamage: build.mutation<Damage, NewDamageBody>({
    query: (body) => ({ url: 'damage', method: 'POST', body }),
    extraOptions: { queue: 'logEntry' },
    invalidatesTags,
  }),
  editReport: build.mutation<Damage, DamageEditBody & { damage: string }>({
    query: ({ damage, ...body }) => ({ url: `damage/${damage}`, method: 'PUT', body }),
    invalidatesTags,
  }),
}));

export const { useQuery: useOwnReportQuery } = reportApi.ownReport;
export const { useMutation: useReportDamageMutation } = reportApi.reportDamage;
export const { useMutation: useEditReportMutation } = reportApi.editReport;
