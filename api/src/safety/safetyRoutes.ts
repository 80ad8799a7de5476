import { coachesAndOfficers, CHANGE_SAFETY } from '../platform/auth/rights.ts';
import type { IdBody } from '@fleetwatch/contract/boats/edits';
import { PAPERS, type Paper } from '@fleetwatch/contract/safety/kinds';
import { OVERDUE_OFF, ONLY_WATCHERS } from '@fleetwatch/contract/safety/texts';
import type { SafetySettings } from '@fleetwatch/contract/safety/settings';
import { BOAT_ANSWERS, type MailedBoat, type MailedBoatBody } from '@fleetwatch/contract/safety/mailedBoat';
import type {
  Alert,
  AlertAcknowledgeBody,
  AlertClothingBody,
  AlertReportBody,
  AlertsAnswer,
  AlertStageBody,
  AlertStepBody,
  BackBody,
  ContactsAnswer,
  ContactsBody,
  OutBoat,
  OutBoatsAnswer,
  RescueSheet,
  SheetPdfAnswer,
} from '@fleetwatch/contract/safety/wire';
import Joi from 'joi';
import { clubDay } from '../platform/club/clock.ts';
import { assertFeature } from '../platform/club/features.ts';
import { kioskRoute, memberRoute, openRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { milesSchema } from '../sorties/sortieSchemas.ts';
import { answerByMail } from './commands/answerByMail.ts';
import { changeSettings } from './commands/changeSettings.ts';
import { readContacts, writeContacts } from './commands/contacts.ts';
import { acknowledge, addReport, setClothing, tickStep } from './commands/handleAlert.ts';
import { readAlerts } from './commands/readAlerts.ts';
import { readOutBoats, readOutBoatsAtBoathouse } from './commands/readOutBoats.ts';
import { readRescueSheet } from './commands/readRescueSheet.ts';
import { writeAlert, writeAshore, writeBack, writeHelp, writeStage } from './commands/writeSafety.ts';
import {
  alertAcknowledgeSchema,
  alertClothingSchema,
  alertReportSchema,
  alertStageSchema,
  alertStepSchema,
  backBodySchema,
  contactsSchema,
  safetyIdSchema,
  safetySettingsSchema,
} from './safetySchemas.ts';
import { sheetPdf, SHEET_TIMES } from './sheetPdf.ts';

const WATCH = coachesAndOfficers('safety.watch', ['safety', 'duty'], ONLY_WATCHERS);

type Empty = Record<never, never>;

/** Maximum length of a signed link. */
const TOKEN_MAX = 1_000;

export const safetyRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/out-boats',
    summary: 'List the boats that are out with their expected return, and what a launch must state.',
    answers: "R boats, most urgent first; the club's settings; today's last boat.",
    polled: { sameFor: 'audience' },
    async handle({ actor }): Promise<OutBoatsAnswer> {
      assertFeature('overdue', OVERDUE_OFF);
      return actor ? readOutBoats() : readOutBoatsAtBoathouse();
    },
  }),

  memberRoute<BackBody>({
    method: 'PUT',
    path: '/sortie-back',
    writes: 'log',
    summary: 'Set when a boat will be back (its crew, coaches, safety officers and the duty team).',
    answers: 'The boat.',
    body: backBodySchema,
    audit: { verb: 'change-back', kind: 'sortie' },
    handle: ({ actor, body, repeatable }): Promise<OutBoat> => writeBack(repeatable(), body, actor),
  }),

  memberRoute<IdBody>({
    method: 'POST',
    path: '/sortie-ashore',
    writes: 'log',
    summary: 'Report that a boat is on its rack. The search for it stops, and it still has to be landed.',
    answers: 'The boat.',
    body: safetyIdSchema,
    audit: { verb: 'ashore', kind: 'sortie', isForAnyCaller: true },
    handle: ({ actor, body, repeatable }): Promise<OutBoat> => writeAshore(repeatable(), body.id, actor),
  }),

  memberRoute<IdBody>({
    method: 'POST',
    path: '/sortie-help',
    writes: 'log',
    summary: "Call for help for the caller's crew. Officers are alerted at once.",
    answers: 'The boat.',
    body: safetyIdSchema,
    handle: ({ actor, body, repeatable }): Promise<OutBoat> => writeHelp(repeatable(), body.id, actor),
  }),

  openRoute<MailedBoatBody>({
    method: 'POST',
    path: '/mailed-boat',
    summary:
      'Answer for a boat through a mailed link: it is landed, ashore, needs another half hour, or its crew needs help.',
    answers: 'The boat.',
    body: Joi.object<MailedBoatBody, true>({
      token: Joi.string()
        .max(TOKEN_MAX)
        .pattern(/^[\w-]+\.[\w-]+\.[\w-]+$/)
        .required(),
      answer: Joi.string().valid(...BOAT_ANSWERS),
      miles: milesSchema.when('answer', { not: 'land', then: Joi.forbidden() }),
    }),
    ignoresToken: true,
    isClubless: true,
    handle: ({ body, repeatable }): Promise<MailedBoat> => answerByMail(body, repeatable),
  }),

  memberRoute({
    method: 'GET',
    path: '/alerts',
    summary: 'List overdue boats and past alerts (coaches, safety officers and the duty team).',
    answers: 'R alerts, open ones first; when the checks last ran.',
    may: WATCH,
    async handle(): Promise<AlertsAnswer> {
      assertFeature('overdue', OVERDUE_OFF);
      return readAlerts();
    },
  }),

  memberRoute<AlertAcknowledgeBody>({
    method: 'POST',
    path: '/alert-acknowledge',
    summary: 'Acknowledge an alert (coaches, safety officers and the duty team).',
    answers: 'The alert.',
    may: WATCH,
    body: alertAcknowledgeSchema,
    audit: { verb: 'acknowledge', kind: 'alert' },
    handle: ({ actor, body, repeatable }): Promise<Alert> =>
      writeAlert(repeatable(), (session) => acknowledge(body, actor.id, session)),
  }),

  memberRoute<AlertStepBody>({
    method: 'PUT',
    path: '/alert-step',
    summary: "Check off a step of an alarm's checklist (coaches, safety officers and the duty team).",
    answers: 'The alert.',
    may: WATCH,
    body: alertStepSchema,
    audit: { verb: 'tick', kind: 'alert' },
    handle: ({ actor, body, repeatable }): Promise<Alert> =>
      writeAlert(repeatable(), (session) => tickStep(body, actor.id, session)),
  }),

  memberRoute<AlertClothingBody>({
    method: 'PUT',
    path: '/alert-clothing',
    summary:
      'Record what the crew of an overdue boat is wearing (coaches, safety officers and the duty team).',
    answers: 'The alert.',
    may: WATCH,
    body: alertClothingSchema,
    audit: { verb: 'change', kind: 'alert' },
    handle: ({ body, repeatable }): Promise<Alert> =>
      writeAlert(repeatable(), (session) => setClothing(body, session)),
  }),

  memberRoute<AlertReportBody>({
    method: 'POST',
    path: '/alert-report',
    summary:
      'Record who saw or heard from the crew of an overdue boat, and where (coaches, safety officers and the duty team).',
    answers: 'The alert.',
    may: WATCH,
    body: alertReportSchema,
    audit: { verb: 'change', kind: 'alert' },
    handle: ({ actor, body, repeatable }): Promise<Alert> =>
      writeAlert(repeatable(), (session) => addReport(body, actor.id, session)),
  }),

  memberRoute<AlertStageBody>({
    method: 'PUT',
    path: '/alert-stage',
    summary:
      'Record what is being done about an alert, or resolve it (coaches, safety officers and the duty team).',
    answers: 'The alert.',
    may: WATCH,
    body: alertStageSchema,
    audit: { verb: 'change', kind: 'alert' },
    handle: ({ actor, body, repeatable }): Promise<Alert> => writeStage(repeatable(), body, actor.id),
  }),

  memberRoute<SafetySettings>({
    method: 'PUT',
    path: '/safety-settings',
    summary: "Change the club's settings for overdue boats (coaches and safety officers).",
    answers: 'The new settings; new stretches of water have their ids.',
    may: CHANGE_SAFETY,
    body: safetySettingsSchema,
    audit: { verb: 'change', kind: 'club' },
    async handle({ body, repeatable }): Promise<SafetySettings> {
      assertFeature('overdue', OVERDUE_OFF);
      return changeSettings(repeatable(), body);
    },
  }),

  memberRoute<Empty, { sortie_id: string }, { contacts?: 'none' }>({
    method: 'GET',
    path: '/rescue-sheet/:sortie_id',
    summary:
      "Get the rescue sheet of a boat that is out. Watchers see its crew's contacts once it is overdue; no one does with ?contacts=none.",
    answers: 'The sheet.',
    params: Joi.object<{ sortie_id: string }, true>({ sortie_id: idSchema().required() }),
    query: Joi.object<{ contacts?: 'none' }, true>({ contacts: Joi.string().valid('none') }),
    async handle({ actor, params, query }): Promise<RescueSheet> {
      assertFeature('overdue', OVERDUE_OFF);
      return readRescueSheet(params.sortie_id, actor, query.contacts === undefined);
    },
  }),

  memberRoute<Empty, { sortie_id: string }, { paper: Paper }>({
    method: 'GET',
    path: '/rescue-sheet-pdf/:sortie_id',
    // A page takes as long to draw as a launch.
    writes: 'other',
    summary:
      'Get the rescue sheet as a one-page PDF for ?paper=a4 or letter, with the same access rules as the sheet.',
    answers: "R the file's name, and the PDF as base64.",
    params: Joi.object<{ sortie_id: string }, true>({ sortie_id: idSchema().required() }),
    query: Joi.object<{ paper: Paper }, true>({
      paper: Joi.string()
        .valid(...PAPERS)
        .default('a4'),
    }),
    async handle({ actor, params, query }): Promise<{ results: SheetPdfAnswer }> {
      assertFeature('overdue', OVERDUE_OFF);
      const sheet = await readRescueSheet(params.sortie_id, actor, true);
      const pdf = await sheetPdf(sheet, query.paper, SHEET_TIMES);
      return { results: { fileName: `Rescue-sheet-${clubDay()}.pdf`, pdf: pdf.toString('base64') } };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/my-contacts',
    summary: "Get the caller's emergency information, and who has viewed it.",
    answers: 'Phone, contacts, note, views.',
    async handle({ actor }): Promise<ContactsAnswer> {
      assertFeature('overdue', OVERDUE_OFF);
      return readContacts(actor.id);
    },
  }),

  memberRoute<ContactsBody>({
    method: 'PUT',
    path: '/my-contacts',
    summary: "Set the caller's phone, emergency contacts and, with consent, a medical note.",
    answers: 'The new information.',
    body: contactsSchema,
    async handle({ actor, body }): Promise<ContactsAnswer> {
      assertFeature('overdue', OVERDUE_OFF);
      return writeContacts(actor.id, body);
    },
  }),
];
