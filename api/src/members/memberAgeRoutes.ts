import type { MemberAge, MemberAgeBody } from '@fleetwatch/contract/members/age';
import { EMAIL_MAX } from '@fleetwatch/contract/accounts/limits';
import { BIRTH_DATE_INVALID, CONSENT_DAY } from '@fleetwatch/contract/members/texts';
import Joi from 'joi';
import { daySchema } from '../platform/club/days.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { FREE_TEXT_MAX, idSchema, textFor, textSchema } from '../platform/http/validate.ts';
import { setMemberAge } from './commands/setMemberAge.ts';

/** Routes for members' ages, in clubs with juniors. */
export const memberAgeRoutes: Route[] = [
  memberRoute<MemberAgeBody>({
    method: 'PUT',
    path: '/member-age',
    summary: "Set a member's birth date and guardian: the caller's own, or anyone's for clearances officers.",
    answers: 'Whether the age is known and under 18, and the guardian; never the birth date.',
    body: Joi.object<MemberAgeBody, true>({
      id: idSchema().required(),
      birthDate: daySchema().allow(null).required().messages(textFor(BIRTH_DATE_INVALID)),
      guardian: Joi.object({
        name: textSchema(FREE_TEXT_MAX).required(),
        email: textSchema(EMAIL_MAX).required(),
        consentOn: daySchema().allow(null).required().messages(textFor(CONSENT_DAY)),
      })
        .allow(null)
        .required(),
    }),
    audit: { verb: 'set-age', kind: 'member' },
    handle: ({ actor, body, repeatable }): Promise<MemberAge> => setMemberAge(body, actor, repeatable()),
  }),
];
