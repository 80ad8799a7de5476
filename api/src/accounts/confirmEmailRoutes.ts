import {
  EMAIL_CONFIRMED_ALREADY,
  type AccountState,
  type EmailConfirmAnswer,
  type EmailConfirmBody,
  type EmailConfirmSendAnswer,
} from '@fleetwatch/contract/accounts/confirmEmail';
import Joi from 'joi';
import { applyOnce } from '../platform/database/applyOnce.ts';
import { ApiError } from '../platform/http/errors.ts';
import { memberRoute, openRoute, type Route } from '../platform/http/route.ts';
import { FREE_TEXT_MAX, secretSchema } from '../platform/http/validate.ts';
import { userGroupDirectory } from '../usergroups/userGroupDirectory.ts';
import { confirmEmail } from './commands/confirmEmail.ts';
import { findOwnAccount } from './commands/findOwnAccount.ts';
import { confirmMailCount, mailConfirmLinkNow } from './commands/mailConfirmLink.ts';
import { throttles } from './throttles.ts';

const confirmSchema = Joi.object<EmailConfirmBody, true>({ key: secretSchema(FREE_TEXT_MAX).required() });

const isUnknownKey = (error: unknown): boolean => error instanceof ApiError && error.code === 'invalid:key';

/** Confirming members' e-mail addresses. */
export const confirmEmailRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/account',
    summary:
      'What of one’s own account changes without one’s doing: whether the e-mail address is confirmed, and the user group.',
    answers: '{email, emailconfirmed, group, groupmoniker, groupwanted}.',
    async handle({ actor }): Promise<AccountState> {
      const { email, emailConfirmedAt, group, groupWanted } = await findOwnAccount(actor.id);
      const groups = await userGroupDirectory.get();
      const wanted = groupWanted && groups.get(String(groupWanted));
      return {
        ...{ email, emailconfirmed: Boolean(emailConfirmedAt) },
        ...{ group: String(group), groupmoniker: groups.get(String(group))?.moniker ?? '' },
        groupwanted: wanted ? wanted.name : null,
      };
    },
  }),

  memberRoute({
    method: 'POST',
    path: '/email-confirm-send',
    summary: 'Mail the link that confirms the caller’s e-mail address again.',
    answers: '{sent: true}; 409 when it is confirmed already.',
    async handle({ actor }): Promise<EmailConfirmSendAnswer> {
      const member = await findOwnAccount(actor.id);
      if (member.emailConfirmedAt) throw new ApiError('email_confirmed', EMAIL_CONFIRMED_ALREADY);
      await throttles().confirmMail.count(confirmMailCount(member));
      mailConfirmLinkNow(member);
      return { sent: true };
    },
  }),

  openRoute<EmailConfirmBody>({
    method: 'POST',
    path: '/email-confirm',
    summary: 'Confirm an e-mail address with the key of a mailed link, which works once within seven days.',
    answers: '{confirmed: true}; 422 for a key that is unknown, used or too old.',
    body: confirmSchema,
    ignoresToken: true,
    async handle({ body, address, repeatable }): Promise<EmailConfirmAnswer> {
      try {
        return await applyOnce(repeatable(), async (session): Promise<EmailConfirmAnswer> => {
          await confirmEmail(body.key, session);
          return { confirmed: true };
        });
      } catch (error) {
        // Only wrong keys are counted, as with resets.
        if (isUnknownKey(error)) await throttles().reset.count(address);
        throw error;
      }
    },
  }),
];
