import {
  BAD_REQUEST,
  BODY_TOO_LARGE,
  JSON_NEEDED,
  METHOD_NOT_ALLOWED,
} from '@fleetwatch/contract/errors/texts';
import { HAPPENED_AT_HEADER } from '@fleetwatch/contract/errors/happenedAt';
import { IDEMPOTENCY_HEADER } from '@fleetwatch/contract/errors/idempotency';
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import type Koa from 'koa';
import type { Context } from 'koa';
import { admit, callersOf, type Admitted, type Callers } from './admit.ts';
import { trackRequest } from './trackRequest.ts';
import { settleTrail } from '../logging/auditTrail.ts';
import { clientNetwork } from './clientNetwork.ts';
import { currentClub, runInClub } from '../club/clubScope.ts';
import { cookieJarOf } from './cookieJar.ts';
import { ApiError, isDocumentedRejection } from './errors.ts';
import type { Gatekeepers } from './gatekeepers.ts';
import { happenedAtOf } from './happenedAtOf.ts';
import { repeatableOf } from '../database/once.ts';
import { answerPolled } from './polledAnswers.ts';
import { sendReply } from './Reply.ts';
import { assertEntitled } from '../auth/rights.ts';
import { currentRequest, type AuditDraft } from '../logging/requestRecord.ts';
import { polledVariant, type ApiRequest, type Route } from './route.ts';
import { validate } from './validate.ts';
import { countWrite } from '../auth/countWrite.ts';

const parserOf = (jsonLimit: string): ReturnType<typeof bodyParser> =>
  bodyParser({
    enableTypes: ['json'],
    jsonLimit,
    parsedMethods: ['POST', 'PUT', 'DELETE'],
    onError(error) {
      const status = 'status' in error ? error.status : 400;
      throw status === 413
        ? new ApiError('body_too_large', BODY_TOO_LARGE)
        : new ApiError('bad_request', BAD_REQUEST);
    },
  });
const parseJson = parserOf('64kb');
const parseLargeJson = parserOf('1mb');

/** Replacement character of decoders for bytes that are not UTF-8. */
const REPLACEMENT = '\uFFFD';

async function bodyOf(ctx: Context, { bodyMax }: Route): Promise<unknown> {
  if (ctx.is('json') === false) throw new ApiError('unsupported_media_type', JSON_NEEDED);
  await (bodyMax ? parseLargeJson : parseJson)(ctx, async () => {});
  if (ctx.request.rawBody?.includes(REPLACEMENT)) throw new ApiError('bad_request', BAD_REQUEST);
  return ctx.request.body;
}

/** Admits a request, and does the lookups that this needs. */
async function admitted(ctx: Context, route: Route, by: Gatekeepers): Promise<Admitted> {
  const steps = admit(ctx.req, route, currentRequest(), by);
  const cookies = cookieJarOf(ctx);
  let step = steps.next();
  while (!step.done) step = steps.next(await step.value(cookies));
  return step.value;
}

async function requestOf(
  ctx: Context,
  route: Route,
  callers: Callers,
): Promise<ApiRequest<unknown, unknown, unknown, unknown>> {
  const params: object = route.params ? validate(route.params, ctx.params, 'path') : {};
  const query: object = route.query ? validate(route.query, { ...ctx.query }, 'query') : {};
  const body: object = route.body ? validate(route.body, await bodyOf(ctx, route), 'body') : {};
  return {
    ...callers,
    params,
    query,
    body,
    address: clientNetwork(ctx.ip),
    cookies: cookieJarOf(ctx),
    happenedAt: route.acceptsOfflineWrites ? happenedAtOf(ctx.get(HAPPENED_AT_HEADER)) : null,
    repeatable: (actorId = callers.actor?.id ?? 'anyone') =>
      repeatableOf(ctx.get(IDEMPOTENCY_HEADER), actorId, `${route.method} ${route.path}`, {
        ...params,
        ...query,
        ...body,
      }),
  };
}

/** Drafts the entry that a call may leave in the audit trail. */
function draftOf(
  { audit, may }: Route,
  { actor }: Callers,
  given: Readonly<Record<string, unknown>>,
): AuditDraft | null {
  const isForAnyCaller = audit?.isForAnyCaller === true;
  if (!audit || !actor || !(actor.isCoach || actor.offices.length > 0 || isForAnyCaller)) return null;
  const subject = audit.kind === 'club' ? String(currentClub().id) : given[audit.subject ?? 'id'];
  return {
    who: actor.id,
    verb: audit.verb,
    kind: audit.kind,
    subject: typeof subject === 'string' ? subject : null,
    isWanted: isForAnyCaller || may !== undefined,
    isSettled: false,
  };
}

async function answer(ctx: Context, route: Route, callers: Callers): Promise<void> {
  const request = await requestOf(ctx, route, callers);
  const given: Record<string, unknown> = { ...(request.params ?? {}), ...(request.body ?? {}) };
  const record = currentRequest();
  if (record) {
    record.actor = (callers.actor ?? callers.landing)?.id ?? null;
    record.draft = draftOf(route, callers, given);
  }
  await countWrite(route, callers.actor?.id);
  ctx.state.hasSecret = route.hasSecret === true;
  try {
    assertEntitled(route, callers.actor, given);
    if (route.polled) {
      const asked = route.params || route.query ? JSON.stringify([request.params, request.query]) : '';
      const variant = polledVariant(route.path, route.polled, callers.actor);
      return await answerPolled(ctx, `${variant}${asked}`, () => route.handle(request, ctx));
    }
    const result = await route.handle(request, ctx);
    if (record?.draft) await settleTrail();
    sendReply(ctx, result);
  } catch (error) {
    ctx.state.rejectsWith200 =
      route.hasDocumentedRejections === true && error instanceof ApiError && isDocumentedRejection(error);
    throw error;
  }
}

/** Mounts the routes on the app: authenticate, enter the club, validate, authorize, handle. */
export function mountRoutes(app: Koa, routes: readonly Route[], by: Gatekeepers): void {
  // One spelling per path, so that a server in front that hides or counts a path does not miss a variant of
  // it.
  const router = new Router({ sensitive: true, strict: true });
  const enter = async (ctx: Context, route: Route): Promise<void> => {
    const record = currentRequest();
    if (record) record.route = route.path;
    if (route.isClubless) return answer(ctx, route, callersOf(ctx.req, route));
    const { callers, club } = await admitted(ctx, route, by);
    return runInClub(club, async () => {
      const { actor } = callers;
      const status = actor && (await by.callerCheck.statusOf(actor));
      await answer(ctx, route, { ...callers, actor: actor && { ...actor, ...status } });
    });
  };
  for (const route of routes) {
    router.register(route.path, [route.method], (ctx: Context) => trackRequest(() => enter(ctx, route)));
  }
  const refuseMethod = (): ApiError => new ApiError('method_not_allowed', METHOD_NOT_ALLOWED);
  app.use(router.routes());
  app.use(
    router.allowedMethods({ throw: true, methodNotAllowed: refuseMethod, notImplemented: refuseMethod }),
  );
}
