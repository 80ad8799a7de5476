import { confirmedCoaches, CHANGE_SAFETY } from '../platform/auth/rights.ts';
import { OFFICES } from '@fleetwatch/contract/officers/offices';
import { DUTY_MEMBERS, ROSTER_DAY, ONLY_COACHES_NAME } from '@fleetwatch/contract/officers/texts';
import {
  DUTY_MAX,
  type DutyDayBody,
  type OfficerAnswer,
  type OfficerBody,
  type OfficersAnswer,
  type TestAlarmAnswer,
} from '@fleetwatch/contract/officers/wire';
import Joi from 'joi';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { daySchema } from '../platform/club/days.ts';
import { idSchema, textFor } from '../platform/http/validate.ts';
import { OVERDUE_OFF } from '@fleetwatch/contract/safety/texts';
import { throttles } from '../platform/auth/throttles.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { assertFeature } from '../platform/club/features.ts';
import { nameOfficer } from './commands/nameOfficer.ts';
import { readOfficers } from './commands/readOfficers.ts';
import { sendTestAlarm } from './commands/sendTestAlarm.ts';
import { setDutyDay } from './commands/setDutyDay.ts';

const NAME_OFFICERS = confirmedCoaches('officer.name', ONLY_COACHES_NAME);

export const officersRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/officers-results',
    summary: "List the club's officers, the duty roster from today, and the caller's offices.",
    answers: 'R offices with the members who hold them; confirmed coaches hold an office with no member.',
    async handle({ actor }): Promise<OfficersAnswer> {
      return readOfficers(actor);
    },
  }),

  memberRoute<OfficerBody>({
    method: 'PUT',
    path: '/officer',
    summary: "Set all of another member's offices (confirmed coaches).",
    answers: "The member's offices.",
    may: NAME_OFFICERS,
    body: Joi.object<OfficerBody, true>({
      id: idSchema().required(),
      offices: Joi.array()
        .items(Joi.string().valid(...OFFICES))
        .unique()
        .required(),
    }),
    audit: { verb: 'name-officer', kind: 'member' },
    async handle({ actor, body, repeatable }): Promise<OfficerAnswer> {
      return nameOfficer(body.id, body.offices, actor.id, repeatable());
    },
  }),

  memberRoute({
    method: 'POST',
    path: '/test-alarm',
    summary: 'Send safety officers a test alarm (confirmed coaches and safety officers).',
    answers: 'The recipients, and who was reached so far; /officers-results has the result later.',
    may: CHANGE_SAFETY,
    audit: { verb: 'test-alarm', kind: 'club' },
    async handle({ actor, repeatable }): Promise<TestAlarmAnswer> {
      assertFeature('overdue', OVERDUE_OFF);
      await throttles().testAlarm.count(String(currentClub().id));
      return sendTestAlarm(actor, repeatable());
    },
  }),

  memberRoute<DutyDayBody>({
    method: 'PUT',
    path: '/duty-day',
    summary: 'Set who is on duty on a day (confirmed coaches).',
    answers: 'The new setting.',
    may: NAME_OFFICERS,
    body: Joi.object<DutyDayBody, true>({
      day: daySchema().required().messages(textFor(ROSTER_DAY)),
      members: Joi.array()
        .items(idSchema())
        .unique()
        .max(DUTY_MAX)
        .required()
        .messages(textFor(DUTY_MEMBERS)),
    }),
    audit: { verb: 'set-duty', kind: 'club' },
    async handle({ body, repeatable }): Promise<DutyDayBody> {
      return setDutyDay(body, repeatable());
    },
  }),
];
