import type { MailedBoat, MailedBoatBody } from '@fleetwatch/contract/safety/mailedBoat';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';

const backApi = injectRemote('mf-safety', ['mf-safety/MailedBoat']).endpoints((build) => ({
  /** POST /mailed-boat, which changes nothing without an answer. A device stores nothing that a link opens. */
  mailedBoat: build.query<MailedBoat, string>({
    query: (token) => ({ url: 'mailed-boat', method: 'POST', body: { token } }),
    providesTags: ['mf-safety/MailedBoat'],
    extraOptions: { isCacheable: false },
  }),
  /** POST /mailed-boat */
  answerMail: build.mutation<MailedBoat, MailedBoatBody>({
    query: (body) => ({ url: 'mailed-boat', method: 'POST', body }),
    invalidatesTags: ['mf-safety/MailedBoat'],
  }),
}));

export const { useQuery: useMailedBoatQuery } = backApi.mailedBoat;
export const { useMutation: useAnswerMailMutation } = backApi.answerMail;
