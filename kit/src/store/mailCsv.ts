import type { MailCsvAnswer, MailCsvBody } from '@fleetwatch/contract/activity/mailCsv';
import { baseApi } from './baseApi.ts';

const mailCsvApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Emails CSV files to the signed-in member, as a zip of spreadsheets (POST /mail-csv). */
    mailCsv: build.mutation<MailCsvAnswer, MailCsvBody>({
      query: (body) => ({ url: 'mail-csv', method: 'POST', body }),
    }),
  }),
});

export const { useMailCsvMutation } = mailCsvApi;
