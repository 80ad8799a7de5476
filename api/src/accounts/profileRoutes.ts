import { confirmedCoaches } from '../platform/auth/rights.ts';
import type {
  CoachConfirmAnswer,
  CoachConfirmBody,
  PendingCoach,
  Profile,
  ProfileChangeBody,
  PwdChangeAnswer,
  PwdChangeBody,
  PwdResetAnswer,
  PwdResetBody,
  ResetKeyAnswer,
  ResetKeyBody,
} from '@fleetwatch/contract/accounts/wire';
import Joi from 'joi';
import { listEmails } from '../members/commands/listEmails.ts';
import { activeMembers } from '../members/memberDirectory.ts';
import { runWrite } from '../platform/database/runWrite.ts';
import { storedAddress, requestedOrigin } from '../platform/http/requestedOrigin.ts';
import { memberRoute, openRoute, type Route } from '../platform/http/route.ts';
import { FREE_TEXT_MAX, idSchema, secretSchema, textSchema } from '../platform/http/validate.ts';
import { presentPendingCoach, presentProfile, presentResetUser } from './accountPresenter.ts';
import { changePassword } from './commands/changePassword.ts';
import { changeProfile } from './commands/changeProfile.ts';
import { confirmCoach } from './commands/confirmCoach.ts';
import { requestResetKey } from './commands/requestResetKey.ts';
import { resetPassword } from './commands/resetPassword.ts';
import { deviceMarkOf, markDevice } from './deviceMark.ts';

const CONFIRM_COACHES = confirmedCoaches('coach.confirm');

const text = (): Joi.StringSchema => textSchema(FREE_TEXT_MAX).required();
const secret = (): Joi.StringSchema => secretSchema(FREE_TEXT_MAX).required();

const pwdChangeSchema = Joi.object<PwdChangeBody, true>({
  id: idSchema().required(),
  password: secret(),
  passwordhint: text(),
  oldpassword: secret(),
});
const profileChangeSchema = Joi.object<ProfileChangeBody, true>({
  id: idSchema().required(),
  password: secret(),
  email: text(),
  group: idSchema().allow('').required(),
  moniker: text(),
  pic: text(),
  aboutme: text(),
  aboutmeurl: text(),
});
const resetKeySchema = Joi.object<ResetKeyBody, true>({ email: text() });
const pwdResetSchema = Joi.object<PwdResetBody, true>({ key: text(), password: secret(), hint: text() });
const coachConfirmSchema = Joi.object<CoachConfirmBody, true>({ id: idSchema().required() });

/** Routes for members' own accounts. */
export const profileRoutes: Route[] = [
  memberRoute<PwdChangeBody>({
    method: 'POST',
    path: '/pwd-change',
    summary: "Change the caller's password and sign out every other device.",
    answers: '{_id}; a rejection is a 200 with an array.',
    namesCaller: ['id'],
    body: pwdChangeSchema,
    hasDocumentedRejections: true,
    async handle({ actor, body, address, repeatable }): Promise<PwdChangeAnswer> {
      const { password, passwordhint: hint, oldpassword: oldPassword } = body;
      const { id: memberId, sessionId } = actor;
      await changePassword({ memberId, sessionId, password, hint, oldPassword, address }, repeatable());
      return { _id: actor.id };
    },
  }),

  memberRoute<ProfileChangeBody>({
    method: 'POST',
    path: '/profile-change',
    summary: "Change the caller's profile.",
    answers: 'The profile; a rejection is a 200 with an array.',
    namesCaller: ['id'],
    body: profileChangeSchema,
    hasDocumentedRejections: true,
    async handle({ actor, body, address, repeatable }, ctx): Promise<Profile> {
      const change = { ...body, pic: storedAddress(body.pic, requestedOrigin(ctx)) };
      const member = await changeProfile(change, { address, session: actor.sessionId }, repeatable());
      return presentProfile(member);
    },
  }),

  openRoute<ResetKeyBody>({
    method: 'POST',
    path: '/get-pwd-reset-key',
    summary: 'Mail a password reset key. The key works once, within 20 minutes.',
    answers: '{sent: true}, whether or not the address is known; a malformed address is a 200 with an array.',
    body: resetKeySchema,
    hasDocumentedRejections: true,
    ignoresToken: true,
    async handle({ body, address, cookies }): Promise<ResetKeyAnswer> {
      await requestResetKey(body.email, { address, mark: deviceMarkOf(cookies) });
      return { sent: true };
    },
  }),

  openRoute<PwdResetBody>({
    method: 'POST',
    path: '/pwd-reset',
    summary: 'Set a new password with a mailed key and sign out every device.',
    answers:
      'The member; otherwise "-1" for an unknown or used key, "-2" for an expired key, "-3" for a rejected password or hint.',
    body: pwdResetSchema,
    ignoresToken: true,
    async handle({ body, address, cookies, repeatable }): Promise<PwdResetAnswer> {
      const member = await resetPassword(body, address, repeatable());
      if (typeof member === 'string') return member;
      markDevice(cookies, String(member._id));
      return presentResetUser(member);
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/usernames-results',
    summary: "List the names of the club's members.",
    answers: 'R strings.',
    async handle(): Promise<{ results: string[] }> {
      return { results: (await activeMembers()).map(({ name }) => name) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/emails-results',
    summary: "List the email addresses of the club's members.",
    answers: 'R strings.',
    async handle(): Promise<{ results: string[] }> {
      return { results: await listEmails() };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/coaches-pending-results',
    summary: 'List members who signed up as coaches and are not yet confirmed (confirmed coaches).',
    answers: 'R id, name, picture, and whether they already have coach rights.',
    may: CONFIRM_COACHES,
    async handle(): Promise<{ results: PendingCoach[] }> {
      const members = await activeMembers();
      return {
        results: members
          .filter(({ coachRights }) => coachRights === 'pending' || coachRights === 'active')
          .map(presentPendingCoach),
      };
    },
  }),

  memberRoute<CoachConfirmBody>({
    method: 'POST',
    path: '/coach-confirm',
    summary: 'Confirm a member who signed up as a coach (confirmed coaches).',
    answers: '{_id, coach: 1}.',
    may: CONFIRM_COACHES,
    body: coachConfirmSchema,
    audit: { verb: 'confirm-coach', kind: 'member' },
    async handle({ body, repeatable }): Promise<CoachConfirmAnswer> {
      return runWrite({
        repeat: repeatable(),
        work: async (session): Promise<CoachConfirmAnswer> => {
          await confirmCoach(body.id, session);
          return { _id: body.id, coach: 1 };
        },
      });
    },
  }),
];
