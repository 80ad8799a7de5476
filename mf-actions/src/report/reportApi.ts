import type { Damage, DamageEditBody, NewDamageBody } from '@fleetwatch/contract/damages/wire';
import { changedTags } from '@fleetwatch/kit/store/changedTags';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { A_BOAT, reportOn } from './texts.ts';

// A report changes its boat's row.
const invalidatesTags = changedTags('Boats');

const remote = injectRemote('mf-actions');

const report = remote.queue<NewDamageBody>('report', {
  title: ({ boat, text }, here) => reportOn(here.boatName(boat) ?? A_BOAT, text),
  answer: ({ boat, text }, here) => ({
    _id: here.waitingId,
    boat,
    boatName: here.boatName(boat) ?? A_BOAT,
    text,
  }),
  boat: ({ boat }, here) => here.boat(boat),
});

const reportApi = remote.endpoints((build) => ({
  ownReport: build.query<Damage, string>({ query: (id) => `damage/${id}`, providesTags: ['Boats'] }),
  reportDamage: build.mutation<Damage, NewDamageBody>({
    query: (body) => ({ url: 'damage', method: 'POST', body }),
    extraOptions: { queue: report },
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
