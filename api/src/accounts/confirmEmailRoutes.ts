import type {
  AccountState,
  EmailConfirmAnswer,
  EmailConfirmBody,
  EmailConfirmSendAnswer,
} from '@fleetwatch/contract/accounts/confirmEmail';
import Joi from 'joi';
import { memberRoute, openRoute, type Route } from '../platform/http/route.ts';
import { FREE_TEXT_MAX, secretSchema } from '../platform/http/validate.ts';
import { presentAccount } from './accountPresenter.ts';
import { confirmEmail } from './commands/confirmEmail.ts';
import { findOwnAccount } from './commands/findOwnAccount.ts';
import { resendConfirmLink } from './commands/mailConfirmLink.ts';

const confirmSchema = Joi.object<EmailConfirmBody, true>({ key: secretSchema(FREE_TEXT_MAX).required() });

/** Routes that confirm members' email addresses. */
export const confirmEmailRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/account',
    summary:
      "Get the parts of the caller's account that others can change: email confirmation and user group.",
    answers: '{email, emailconfirmed, group, groupmoniker, groupwanted}.',
    async handle({ actor }): Promise<AccountState> {
      return presentAccount(await findOwnAccount(actor.id));
    },
  }),

  memberRoute({
    method: 'POST',
    path: '/email-confirm-send',
    summary: "Resend the link that confirms the caller's email address.",
    answers: '{sent: true}; 409 if the address is already confirmed.',
    async handle({ actor }): Promise<EmailConfirmSendAnswer> {
      await resendConfirmLink(actor.id);
      return { sent: true };
    },
  }),

  openRoute<EmailConfirmBody>({
    method: 'POST',
    path: '/email-confirm',
    summary: 'Confirm an email address with a mailed key. The key works once, within seven days.',
    answers: '{confirmed: true}; 422 for an unknown, used or expired key.',
    body: confirmSchema,
    ignoresToken: true,
    async handle({ body, address, repeatable }): Promise<EmailConfirmAnswer> {
      return confirmEmail(body.key, address, repeatable());
    },
  }),
];
