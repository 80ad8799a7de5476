import { MAIL_CALLS_NEEDED } from '@fleetwatch/contract/activity/mailTexts';
import { MAIL_CALLS_MAX, type MailCsvAnswer, type MailCsvBody } from '@fleetwatch/contract/activity/mailCsv';
import Joi from 'joi';
import { assertEmailConfirmed } from '../accounts/accountPolicy.ts';
import { throttles } from '../platform/auth/throttles.ts';
import { disconnectSignal } from '../platform/http/disconnectSignal.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { textFor, textSchema } from '../platform/http/validate.ts';
import { mailSheets } from './commands/mailSheets.ts';
import { readSheets } from './readSheets.ts';

const CALL_MAX = 200;

const mailSchema = Joi.object<MailCsvBody, true>({
  calls: Joi.array()
    .items(textSchema(CALL_MAX))
    .min(1)
    .max(MAIL_CALLS_MAX)
    .unique()
    .required()
    .messages(textFor(MAIL_CALLS_NEEDED)),
});

/** Routes for mailing spreadsheets; `routes` are those whose files may be mailed. */
export function spreadsheetsRoutes(routes: readonly Route[]): Route[] {
  return [
    memberRoute<MailCsvBody>({
      method: 'POST',
      path: '/mail-csv',
      summary: 'Email the files of these CSV calls to the caller, as a zip of spreadsheets.',
      answers: "{files}: the spreadsheets' names.",
      body: mailSchema,
      async handle(request, ctx): Promise<MailCsvAnswer> {
        await assertEmailConfirmed(request.actor.id);
        await throttles().mail.count(request.actor.id);
        // Read before the transaction, because a long file must not block launches.
        const sheets = await readSheets(request, routes, (route, asked) => route.handle(asked, ctx));
        return mailSheets(request.actor.id, sheets, request.repeatable(), disconnectSignal(ctx.res));
      },
    }),
  ];
}
