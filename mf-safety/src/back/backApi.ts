import type { MailedBoat, MailedBoatBody } from '@fleetwatch/contract/safety/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

const backApi = injectRemote('mf-safety', ['mf-safety/MailedBoat']).endpoints((build) => ({
  /** GET /mailed-boat/:token */
  mailedBoat: build.query<MailedBoat, string>({
    query: (token) => `mailed-boat/${encodeURIComponent(token)}`,
    providesTags: ['mf-safety/MailedBoat'],
  }),
  /** POST /mailed-boat */
  answerMail: build.mutation<MailedBoat, MailedBoatBody>({
    query: (body) => ({ url: 'mailed-boat', method: 'POST', body }),
    invalidatesTags: ['mf-safety/MailedBoat'],
  }),
}));

export const { useQuery: useMailedBoatQuery } = backApi.mailedBoat;
export const { useMutation: useAnswerMailMutation } = backApi.answerMail;
