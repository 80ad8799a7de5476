import {
  MAIL_CALLS_MAX,
  MAIL_CALLS_NEEDED,
  MAIL_ROWS_MAX,
  MAIL_TOO_LARGE,
  noFileToMail,
  type MailCsvAnswer,
  type MailCsvBody,
} from '@fleetwatch/contract/activity/mailCsv';
import Joi from 'joi';
import type { Context } from 'koa';
import { assertEmailConfirmed } from '../accounts/commands/confirmEmail.ts';
import { throttles } from '../accounts/throttles.ts';
import { applyOnce } from '../platform/database/applyOnce.ts';
import { CsvFile } from '../platform/http/csvFile.ts';
import { ApiError } from '../platform/http/errors.ts';
import { memberRoute, type ApiRequest, type Route } from '../platform/http/route.ts';
import { assertEntitled } from '../platform/auth/rights.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import { textFor, textSchema, validate } from '../platform/http/validate.ts';
import { mailSheets } from './commands/mailSheets.ts';
import { findFileCall } from './findFileCall.ts';
import { readSheet, type Sheet } from './readSheet.ts';
import { distinctNames } from './zipSheets.ts';

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

type Asked = ApiRequest<MemberActor, MailCsvBody, unknown, unknown>;

/** The file that a call answers to this member, validated and authorised as the call itself. */
async function fileOf(call: string, asked: Asked, routes: readonly Route[], ctx: Context): Promise<CsvFile> {
  const found = findFileCall(call, routes);
  if (!found) throw new ApiError('invalid:calls', noFileToMail(call));
  const { route } = found;
  const params: unknown = route.params ? validate(route.params, found.params, 'path') : {};
  const query: unknown = route.query ? validate(route.query, found.query, 'query') : {};
  assertEntitled(route, asked.actor, { ...(params ?? {}) });
  const answer: unknown = await route.handle({ ...asked, params, query, body: {} }, ctx);
  // The same path answers JSON when its last part differs.
  if (!(answer instanceof CsvFile)) throw new ApiError('invalid:calls', noFileToMail(call));
  return answer;
}

async function readSheets(asked: Asked, routes: readonly Route[], ctx: Context): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  let room = MAIL_ROWS_MAX;
  for (const call of asked.body.calls) {
    const sheet = await readSheet(await fileOf(call, asked, routes, ctx), room);
    if (!sheet) throw new ApiError('invalid:calls', MAIL_TOO_LARGE);
    room -= sheet.rows.length;
    sheets.push(sheet);
  }
  return distinctNames(sheets);
}

/** Mailing spreadsheets; `routes` are those whose files may be mailed. */
export function spreadsheetsRoutes(routes: readonly Route[]): Route[] {
  return [
    memberRoute<MailCsvBody>({
      method: 'POST',
      path: '/mail-csv',
      summary: 'Mail the files of these CSV calls to the caller, as a zip of spreadsheets.',
      answers: '{files}: the spreadsheets’ names.',
      body: mailSchema,
      async handle(request, ctx): Promise<MailCsvAnswer> {
        await assertEmailConfirmed(request.actor.id);
        await throttles().mail.count(request.actor.id);
        // Read before the transaction, because a long file must not block launches.
        const sheets = await readSheets(request, routes, ctx);
        const files = sheets.map(({ fileName }) => fileName);
        let isRepeat = true;
        const answer = await applyOnce(request.repeatable(), () => {
          isRepeat = false;
          return Promise.resolve({ files });
        });
        if (!isRepeat) mailSheets(request.actor.id, sheets);
        return answer;
      },
    }),
  ];
}
