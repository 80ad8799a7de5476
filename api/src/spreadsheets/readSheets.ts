import { MAIL_TOO_LARGE, noFileToMail } from '@fleetwatch/contract/activity/mailTexts';
import { MAIL_ROWS_MAX, type MailCsvBody } from '@fleetwatch/contract/activity/mailCsv';
import { assertEntitled } from '../platform/auth/rights.ts';
import type { MemberActor } from '../platform/auth/tokens.ts';
import type { CsvFile } from '../platform/http/csvFile.ts';
import { ApiError } from '../platform/http/errors.ts';
import { isReply, REPLY } from '../platform/http/Reply.ts';
import type { ApiRequest, Route } from '../platform/http/route.ts';
import { validate } from '../platform/http/validate.ts';
import { findFileCall } from './findFileCall.ts';
import { readSheet, type Sheet } from './readSheet.ts';
import { distinctNames } from './zipSheets.ts';

type Asked = ApiRequest<MemberActor, MailCsvBody, unknown, unknown>;
/** Lets a route handle a request. */
type Handle = (route: Route, request: ApiRequest<unknown, unknown, unknown, unknown>) => unknown;

/** Returns the file that a call gives this member, validated and authorized like the call itself. */
async function fileOf(
  call: string,
  asked: Asked,
  routes: readonly Route[],
  handle: Handle,
): Promise<CsvFile> {
  const found = findFileCall(call, routes);
  if (!found) throw new ApiError('invalid:calls', noFileToMail(call));
  const { route } = found;
  const params: unknown = route.params ? validate(route.params, found.params, 'path') : {};
  const query: unknown = route.query ? validate(route.query, found.query, 'query') : {};
  assertEntitled(route, asked.actor, { ...(params ?? {}) });
  const answer: unknown = await handle(route, { ...asked, params, query, body: {} });
  // The same path returns JSON when its last part differs.
  if (!isReply(answer) || answer[REPLY] !== 'csv') throw new ApiError('invalid:calls', noFileToMail(call));
  return answer;
}

/** Reads the files of these calls as spreadsheets. 422 for a call without a file, and for too many lines. */
export async function readSheets(asked: Asked, routes: readonly Route[], handle: Handle): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  let room = MAIL_ROWS_MAX;
  for (const call of asked.body.calls) {
    const sheet = await readSheet(await fileOf(call, asked, routes, handle), room);
    if (!sheet) throw new ApiError('invalid:calls', MAIL_TOO_LARGE);
    room -= sheet.rows.length;
    sheets.push(sheet);
  }
  return distinctNames(sheets);
}
