import { signInNameRule } from '@fleetwatch/contract/accounts/rules';
import type {
  AvailabilityAnswer,
  LoginAnswer,
  LoginBody,
  NewGuardian,
  RefreshAnswer,
  RefreshQuery,
  SignUpBody,
  VerifyAnswer,
  VerifyBody,
} from '@fleetwatch/contract/accounts/wire';
import { BIRTH_DATE_INVALID } from '@fleetwatch/contract/members/texts';
import { SIGNED_OUT } from '@fleetwatch/contract/errors/texts';
import Joi from 'joi';
import { daySchema } from '../platform/club/days.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { ApiError } from '../platform/http/errors.ts';
import { storedAddress, requestedOrigin } from '../platform/http/requestedOrigin.ts';
import { memberRoute, openRoute, type Route } from '../platform/http/route.ts';
import { FREE_TEXT_MAX, idSchema, secretSchema, textFor, textSchema } from '../platform/http/validate.ts';
import { currentEventId } from '../platform/cache/topicVersions.ts';
import { isAvailable } from './commands/isAvailable.ts';
import { isSessionActive } from '../sessions/commands/listSessions.ts';
import { authenticateMember } from './commands/authenticateMember.ts';
import { refreshSession } from '../sessions/commands/refreshSession.ts';
import { revokeSession } from '../sessions/commands/endSessions.ts';
import { signUp } from './commands/signUp.ts';
import { startSession } from '../sessions/commands/startSession.ts';
import { presentProfile } from './accountPresenter.ts';
import { markDevice } from './deviceMark.ts';
import { deviceName } from './deviceName.ts';
import { signInPlace } from './signInPlace.ts';
import { presentVerification } from '../sessions/sessionPresenter.ts';
import { clearRefreshCookie, setTokens, readRefreshCookie } from '../sessions/sessionTokens.ts';
import { throttles } from '../platform/auth/throttles.ts';

const text = (): Joi.StringSchema => textSchema(FREE_TEXT_MAX).required();
const secret = (): Joi.StringSchema => secretSchema(FREE_TEXT_MAX).required();

const signUpSchema = Joi.object<SignUpBody, true>({
  club: secret(),
  name: text(),
  email: text(),
  password: secret(),
  passwordhint: text(),
  group: idSchema().allow('').required(),
  pic: text(),
  aboutme: text(),
  aboutmeurl: text(),
  coach_p: Joi.number().valid(0, 1).required(),
  birthDate: daySchema().messages(textFor(BIRTH_DATE_INVALID)),
  guardian: Joi.object<NewGuardian, true>({
    name: text(),
    email: text(),
    consents: Joi.boolean().required(),
  }),
});
const loginSchema = Joi.object<LoginBody, true>({ name: text(), password: secret() });
const refreshSchema = Joi.object<RefreshQuery, true>({ id: idSchema() });
const verifySchema = Joi.object<VerifyBody, true>({ id: idSchema().required() });

interface AvailabilityQuery {
  name?: string;
  email?: string;
}
const availabilitySchema = Joi.object<AvailabilityQuery, true>({
  name: textSchema(FREE_TEXT_MAX),
  email: textSchema(FREE_TEXT_MAX),
}).xor('name', 'email');

export const accountsRoutes: Route[] = [
  openRoute<SignUpBody>({
    method: 'POST',
    path: '/user',
    summary: "Sign up with the club's password.",
    answers: "The new member's id as a JSON string; a rejection is a 200 with an array.",
    body: signUpSchema,
    hasDocumentedRejections: true,
    ignoresToken: true,
    async handle({ body, address, repeatable }, ctx): Promise<string> {
      await throttles().signUp.count(address);
      const pic = storedAddress(body.pic, requestedOrigin(ctx));
      return String((await signUp({ ...body, pic }, repeatable()))._id);
    },
  }),

  openRoute<Record<never, never>, Record<never, never>, AvailabilityQuery>({
    method: 'GET',
    path: '/availability',
    summary: 'Check whether a name or email address is available for sign-up.',
    answers: '{available}; also false for a name or address the rules reject.',
    query: availabilitySchema,
    ignoresToken: true,
    async handle({ query, address }): Promise<AvailabilityAnswer> {
      await throttles().availability.count(address);
      return { available: await isAvailable(query) };
    },
  }),

  openRoute<LoginBody>({
    method: 'POST',
    path: '/login',
    summary: 'Sign in with a name or email address and password.',
    answers: 'The profile, an access token, and the refresh cookie; a rejection is a 200 with an array.',
    hasSecret: true,
    body: loginSchema,
    hasDocumentedRejections: true,
    ignoresToken: true,
    async handle({ body, address, cookies }, ctx): Promise<LoginAnswer> {
      const place = await signInPlace({ cookies, address });
      const member = await authenticateMember({ ...body, nameRule: signInNameRule }, place);
      const session = await startSession(member._id, deviceName(ctx.get('User-Agent')));
      const profile = await presentProfile(member);
      const token = setTokens(cookies, member, session);
      markDevice(cookies, String(member._id));
      return { ...profile, token };
    },
  }),

  openRoute<Record<never, never>, Record<never, never>, RefreshQuery>({
    method: 'POST',
    path: '/session/refresh',
    summary: 'Get a new access token with the refresh cookie, which is replaced.',
    answers:
      '{token, events?, verified?}; events is the current Last-Event-ID of GET /events. With an id, verified is what ' +
      'POST /verify returns.',
    query: refreshSchema,
    hasSecret: true,
    ignoresToken: true,
    isClubless: true,
    async handle({ query, cookies, repeatable }, ctx): Promise<RefreshAnswer> {
      const token = readRefreshCookie(cookies);
      if (!token) throw new ApiError('signed_out', SIGNED_OUT);
      const requestKey = repeatable(token.sessionId)?.requestKey ?? null;
      return inClub(token.clubId, async () => {
        const { member, session } = await refreshSession(
          token,
          deviceName(ctx.get('User-Agent')),
          requestKey,
        );
        const events = currentEventId(token.clubId);
        const accessToken = setTokens(cookies, member, session);
        markDevice(cookies, String(member._id));
        return {
          token: accessToken,
          ...(events !== null && { events }),
          ...(query.id !== undefined && {
            verified: presentVerification(String(member._id) === query.id),
          }),
        };
      });
    },
  }),

  openRoute({
    method: 'DELETE',
    path: '/session',
    summary: 'Sign out and revoke every token of this session.',
    answers: 'Nothing.',
    ignoresToken: true,
    isClubless: true,
    async handle({ cookies }): Promise<void> {
      const token = readRefreshCookie(cookies);
      if (!token) throw new ApiError('signed_out', SIGNED_OUT);
      await inClub(token.clubId, () => revokeSession(token.sessionId));
      clearRefreshCookie(cookies);
    },
  }),

  memberRoute<VerifyBody>({
    method: 'POST',
    path: '/verify',
    writes: null,
    summary: 'Check whether this device is still signed in as that member.',
    answers: "['Found.', [back-end URLs]] or ['Not found.', []].",
    body: verifySchema,
    skipsSessionCheck: true,
    async handle({ actor, body }): Promise<VerifyAnswer> {
      const isFound = actor.id === body.id && (await isSessionActive(actor.id, actor.sessionId));
      return presentVerification(isFound);
    },
  }),
];
