import { coachesAndOfficers } from '../platform/auth/rights.ts';
import { DAMAGE_OFF, ONLY_THOSE_IN_CHARGE } from '@fleetwatch/contract/damages/texts';
import type {
  ClosedDamagesPage,
  Damage,
  DamageCareBody,
  DamageEditBody,
  DamageRepairBody,
  DamagesAnswer,
  DamagesRejectAnswer,
  DamagesRejectBody,
  DamageStateBody,
  LabelsAnswer,
  MaintenanceBody,
  NewDamageBody,
} from '@fleetwatch/contract/damages/wire';
import { seasonFileName } from '@fleetwatch/contract/time/season';
import Joi from 'joi';
import { clubDay, clubSeason, now } from '../platform/club/clock.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { writeFleet } from '../boats/commands/writeFleet.ts';
import { assertFeature, usesFeature } from '../platform/club/features.ts';
import { disconnectSignal } from '../platform/http/disconnectSignal.ts';
import { CURSOR, cursorOf, parseCursor } from '../platform/http/latestFirst.ts';
import { requestedHost } from '../platform/http/requestedHost.ts';
import { removal } from '../platform/http/removal.ts';
import { kioskRoute, memberRoute, type Route } from '../platform/http/route.ts';
import { seasonQuerySchema, type SeasonQuery } from '../platform/http/seasonQuery.ts';
import { idSchema } from '../platform/http/validate.ts';
import { addRepair, assignDamage } from './commands/assignDamage.ts';
import { drawLabels, listLabelled } from './commands/drawLabels.ts';
import { editOwnDamage, withdrawDamage } from './commands/editOwnDamage.ts';
import { findDamage, listDamagesOfSeason, listEndedDamages } from './commands/listDamages.ts';
import { setMaintenance } from './commands/maintainBoat.ts';
import { moveDamage } from './commands/moveDamage.ts';
import { readDamageNumbers } from './commands/readDamageNumbers.ts';
import { rejectDamages } from './commands/rejectDamages.ts';
import { reportDamage } from './commands/reportDamage.ts';
import { damageReported } from './damageEvents.ts';
import { readWitnesses, confirmUnfit } from './commands/unfitReport.ts';
import { writeDamage } from './commands/writeDamage.ts';
import { damagesCsv } from './damagesCsv.ts';
import { pendingDamages } from './damageDirectory.ts';
import { assertOwnOrigin, isInCharge, reporterOf } from './damagePolicy.ts';
import { presentDamage, presentDamages } from './damagePresenter.ts';
import {
  damageCareSchema,
  damageEditSchema,
  damageIdSchema,
  damageRepairSchema,
  damagesRejectSchema,
  damageStateSchema,
  labelsQuerySchema,
  type LabelsQuery,
  maintenanceSchema,
  newDamageSchema,
} from './damageSchemas.ts';

const ASSIGN_DAMAGE = coachesAndOfficers('damage.care', ['boats'], ONLY_THOSE_IN_CHARGE);

type Empty = Record<never, never>;
type DamageId = { damage_id: string };

export const damagesRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/damages-results',
    summary: 'List the open damage reports.',
    answers: 'R reports, oldest first.',
    polled: { sameFor: 'audience' },
    async handle(): Promise<DamagesAnswer> {
      assertFeature('damage', DAMAGE_OFF);
      return { results: await presentDamages(await pendingDamages.get()) };
    },
  }),

  memberRoute<Empty, Empty, { after?: string }>({
    method: 'GET',
    path: '/damages-closed-results',
    summary: 'List the closed and rejected damage reports.',
    answers: 'R reports, newest first; if there are more, pass `next` as ?after=.',
    query: Joi.object<{ after?: string }, true>({ after: Joi.string().pattern(CURSOR) }),
    async handle({ query }): Promise<ClosedDamagesPage> {
      assertFeature('damage', DAMAGE_OFF);
      const { damages, hasMore } = await listEndedDamages(parseCursor(query.after));
      const last = damages.at(-1);
      return {
        results: await presentDamages(damages),
        ...(hasMore && last && { next: cursorOf(last) }),
      };
    },
  }),

  memberRoute<Empty, Empty, SeasonQuery>({
    method: 'GET',
    path: '/damages-numbers',
    summary: 'Get damage statistics for ?season=, or this season.',
    answers: 'R counts by age, severity, kind, part, boat and class.',
    query: seasonQuerySchema,
    async handle({ query }) {
      assertFeature('damage', DAMAGE_OFF);
      return { results: await readDamageNumbers(query.season) };
    },
  }),

  memberRoute<Empty, Empty, SeasonQuery>({
    method: 'GET',
    path: '/damages-csv',
    summary: 'Download the damage reports of ?season=, or this season.',
    answers: 'text/csv',
    query: seasonQuerySchema,
    async handle({ query: { season = clubSeason() } }) {
      assertFeature('damage', DAMAGE_OFF);
      const fileName = `Damage-${seasonFileName(season, currentClub().seasonStart)}.csv`;
      return damagesCsv(fileName, await listDamagesOfSeason(season));
    },
  }),

  memberRoute<Empty, DamageId>({
    method: 'GET',
    path: '/damage/:damage_id',
    summary: 'Get a damage report with its repairs, its steps, and the steps the caller may take.',
    answers: 'The report; injuries and third parties are shown only to officers and the reporter.',
    params: damageIdSchema,
    async handle({ actor, params }): Promise<Damage> {
      assertFeature('damage', DAMAGE_OFF);
      const damage = await findDamage(params.damage_id);
      return presentDamage(damage, actor, await readWitnesses(damage));
    },
  }),

  kioskRoute<NewDamageBody>({
    method: 'POST',
    path: '/damage',
    writes: 'log',
    summary:
      "Report damage to a boat of the fleet (members, and the kiosk with its landing token). A member's first unfit report of the day dry-docks the boat at once; later ones only limit it until a second person confirms.",
    answers: 'The report.',
    body: newDamageSchema,
    acceptsLandingToken: true,
    acceptsOfflineWrites: true,
    audit: { verb: 'report', kind: 'damage', isForAnyCaller: true },
    async handle({ actor, landing, body, happenedAt, repeatable }) {
      const reporter = reporterOf(actor, landing, body.sortie);
      const report = { by: reporter.id, at: happenedAt ?? now(), isTrusted: isInCharge(reporter) };
      return writeDamage(
        reporter,
        repeatable(reporter.id),
        (session) => reportDamage(body, report, session),
        damageReported,
      );
    },
  }),

  memberRoute<DamageEditBody, DamageId>({
    method: 'PUT',
    path: '/damage/:damage_id',
    writes: 'log',
    summary: "Edit the caller's own report, within half an hour and before anyone acts on it.",
    answers: 'The report.',
    params: damageIdSchema,
    body: damageEditSchema,
    audit: { verb: 'edit', kind: 'damage', subject: 'damage_id', isForAnyCaller: true },
    async handle({ actor, body, params, repeatable }) {
      return writeDamage(actor, repeatable(), (session) =>
        editOwnDamage(params.damage_id, body, actor, session),
      );
    },
  }),

  ...removal({
    path: '/damage/:damage_id',
    was: '/damage',
    writes: 'log',
    summary: "Withdraw the caller's own report, within half an hour and before anyone acts on it.",
    answers: 'The rejected report.',
    audit: { verb: 'withdraw', kind: 'damage', isForAnyCaller: true },
    async handle({ actor, params, repeatable }) {
      return writeDamage(actor, repeatable(), (session) => withdrawDamage(params.damage_id, actor, session));
    },
  }),

  memberRoute<DamageStateBody>({
    method: 'PUT',
    path: '/damage-state',
    summary: 'Take a step on a report: accept, reject, repair, wait, close, reopen.',
    answers: 'The report.',
    body: damageStateSchema,
    audit: { verb: 'move', kind: 'damage', isForAnyCaller: true },
    async handle({ actor, body, repeatable }) {
      return writeDamage(actor, repeatable(), (session) => moveDamage(body, actor, session));
    },
  }),

  memberRoute<{ id: string }>({
    method: 'PUT',
    path: '/damage-confirm',
    writes: 'log',
    summary: 'Confirm that a boat is unfit (an officer or a member who was aboard, not the reporter).',
    answers: 'The report; its boat is dry-docked.',
    body: Joi.object<{ id: string }, true>({ id: idSchema().required() }),
    audit: { verb: 'confirm-unfit', kind: 'damage', isForAnyCaller: true },
    async handle({ actor, body, repeatable }) {
      return writeDamage(actor, repeatable(), (session) => confirmUnfit(body.id, actor, session));
    },
  }),

  memberRoute<DamagesRejectBody>({
    method: 'PUT',
    path: '/damages-reject',
    summary: 'Reject several reports at once, with one reason (boat captain, coaches).',
    answers: '{rejected, left}: the number rejected, and the number that cannot be.',
    may: ASSIGN_DAMAGE,
    body: damagesRejectSchema,
    audit: { verb: 'move', kind: 'damage' },
    async handle({ actor, body, repeatable }): Promise<DamagesRejectAnswer> {
      return rejectDamages(body, actor, repeatable());
    },
  }),

  memberRoute<DamageCareBody>({
    method: 'PUT',
    path: '/damage-care',
    summary:
      "Set a report's severity, assignee, due date, estimate and insurance note (boat captain, coaches).",
    answers: 'The report.',
    may: ASSIGN_DAMAGE,
    body: damageCareSchema,
    audit: { verb: 'edit', kind: 'damage' },
    async handle({ actor, body, repeatable }) {
      return writeDamage(actor, repeatable(), (session) => assignDamage(body, session));
    },
  }),

  memberRoute<DamageRepairBody>({
    method: 'POST',
    path: '/damage-repair',
    writes: 'log',
    summary: 'Add a repair: description, minutes, cost and parts.',
    answers: 'The report.',
    body: damageRepairSchema,
    audit: { verb: 'repair', kind: 'damage', isForAnyCaller: true },
    async handle({ actor, body, repeatable }) {
      return writeDamage(actor, repeatable(), (session) => addRepair(body, actor.id, session));
    },
  }),

  memberRoute<MaintenanceBody>({
    method: 'PUT',
    path: '/fleet-maintenance',
    summary: "Set or clear a boat's maintenance interval in miles or days (boat captain, coaches).",
    answers: 'The boat.',
    may: ASSIGN_DAMAGE,
    body: maintenanceSchema,
    audit: { verb: 'maintain', kind: 'boat' },
    async handle({ actor, body, repeatable }) {
      assertFeature('damage', DAMAGE_OFF);
      return writeFleet(repeatable(), (session) => setMaintenance(body, actor.id, session));
    },
  }),

  memberRoute<Empty, Empty, LabelsQuery>({
    method: 'GET',
    path: '/fleet-labels',
    // Drawing takes longer than any write.
    writes: 'other',
    summary:
      "Print a sheet of labels for the fleet, or for the class ?group=. Their codes open the boat's damage report form, or its calendar in a club without damage reports.",
    answers: "R the file's name, and the PDF as base64. Its links start with ?origin=, the portal's own.",
    query: labelsQuerySchema,
    async handle({ query: { group, origin } }, { req, res }): Promise<{ results: LabelsAnswer }> {
      const reports = usesFeature('damage') || !usesFeature('reservations');
      if (reports) assertFeature('damage', DAMAGE_OFF);
      assertOwnOrigin(origin, requestedHost(req));
      const boats = await listLabelled(group);
      const pdf = await drawLabels(disconnectSignal(res), boats, origin, reports ? 'report' : 'calendar');
      return { results: { fileName: `Labels-${clubDay()}.pdf`, pdf } };
    },
  }),
];
