import { coachesAndOfficers } from '../platform/auth/rights.ts';
import { CONDITIONS_OFF, VALUE_RANGE, ONLY_CONDITION_OFFICERS } from '@fleetwatch/contract/conditions/texts';
import { isMeasurable } from '@fleetwatch/contract/conditions/rules';
import type {
  ConditionReading,
  ConditionsAnswer,
  ConditionSettingsAnswer,
  ConditionSettingsBody,
  ConditionTable,
  ConditionTableBody,
  FlagAnswer,
  FlagBody,
  ReadingBody,
} from '@fleetwatch/contract/conditions/wire';
import { Types } from 'mongoose';
import { now } from '../platform/club/clock.ts';
import { assertFeature } from '../platform/club/features.ts';
import { ApiError } from '../platform/http/errors.ts';
import { kioskRoute, memberRoute, type Route } from '../platform/http/route.ts';
import { storeMeasurement } from './commands/storeMeasurement.ts';
import { readConditions } from './commands/readConditions.ts';
import { readSettings } from './commands/readSettings.ts';
import { setFlag } from './commands/setFlag.ts';
import { setSources } from './commands/setSources.ts';
import { setTable } from './commands/setTable.ts';
import { writeConditions } from './commands/writeConditions.ts';
import { settingsDirectory } from './conditionDirectory.ts';
import { assertMayReport } from './conditionPolicy.ts';
import { presentFlags, presentReading } from './conditionPresenter.ts';
import { flagSchema, readingSchema, sourcesSchema, tableSchema } from './conditionSchemas.ts';

const MANAGE_CONDITIONS = coachesAndOfficers('conditions.manage', ['safety'], ONLY_CONDITION_OFFICERS);

export const conditionsRoutes: Route[] = [
  kioskRoute({
    method: 'GET',
    path: '/conditions',
    summary:
      "Get readings, the club's rules and flags, from which devices work out the conditions at any time.",
    answers:
      'Readings with their time of measurement, the rules table, rules still active, flags, and daylight.',
    polled: { sameFor: 'audience' },
    async handle({ actor }): Promise<ConditionsAnswer> {
      assertFeature('conditions', CONDITIONS_OFF);
      return readConditions(actor === null);
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/conditions-settings',
    summary:
      'Get the sources of readings with their state, and the members who report (coaches and safety officers).',
    answers: 'Sources with their state, and members who report.',
    may: MANAGE_CONDITIONS,
    async handle(): Promise<ConditionSettingsAnswer> {
      assertFeature('conditions', CONDITIONS_OFF);
      return readSettings();
    },
  }),

  memberRoute<ConditionTableBody>({
    method: 'PUT',
    path: '/conditions-rules',
    summary: "Save the club's rules as the next version of the table (coaches and safety officers).",
    answers: 'The table.',
    may: MANAGE_CONDITIONS,
    body: tableSchema,
    audit: { verb: 'set-rules', kind: 'conditions' },
    async handle({ actor, body, repeatable }): Promise<ConditionTable & { _id: string }> {
      return writeConditions(repeatable(), async (session) => {
        const { _id, version, rules, hold } = await setTable(body, actor.id, session);
        return { _id: String(_id), version, rules, hold };
      });
    },
  }),

  memberRoute<ConditionSettingsBody>({
    method: 'PUT',
    path: '/conditions-sources',
    summary:
      'Set the sources of readings, the members who report, and the units (coaches and safety officers).',
    answers: 'The sources with their ids, the members who report, and the units.',
    may: MANAGE_CONDITIONS,
    body: sourcesSchema,
    audit: { verb: 'set-sources', kind: 'conditionsource' },
    async handle({ body, repeatable }) {
      return writeConditions(repeatable(), async (session) => {
        const { _id, sources, reporters, isForAll, units } = await setSources(body, session);
        return { _id: String(_id), sources, reporters: reporters.map(String), isForAll, units };
      });
    },
  }),

  memberRoute<ReadingBody>({
    method: 'POST',
    path: '/conditions-reading',
    writes: 'log',
    summary: 'Report a reading by hand (officers, and members named as reporters).',
    answers: 'The reading.',
    body: readingSchema,
    acceptsOfflineWrites: true,
    audit: { verb: 'report-reading', kind: 'conditionreading', isForAnyCaller: true },
    async handle({ actor, body, happenedAt, repeatable }): Promise<ConditionReading & { _id: string }> {
      assertFeature('conditions', CONDITIONS_OFF);
      assertMayReport(actor, await settingsDirectory.get());
      const { input, value, unit } = body;
      if (!isMeasurable(input, value, unit)) throw new ApiError('invalid:value', VALUE_RANGE);
      const at = (happenedAt ?? now()).getTime();
      return writeConditions(repeatable(), async (session) => {
        const measured = { at, value, by: new Types.ObjectId(actor.id) };
        const where = body.where.trim();
        const series = await storeMeasurement({ input, unit, source: '', where, measured }, session);
        const [reading] = presentReading(series, [], now().getTime());
        if (!reading) throw new Error('The reading was not kept.');
        return { _id: String(series._id), ...reading };
      });
    },
  }),

  memberRoute<FlagBody>({
    method: 'POST',
    path: '/conditions-flag',
    writes: 'log',
    summary: 'Raise the flag (officers and reporters), lower it (safety officers), or clear manual flags.',
    answers: 'The manual flags.',
    body: flagSchema,
    audit: { verb: 'set-flag', kind: 'conditionflag', isForAnyCaller: true },
    async handle({ actor, body, repeatable }): Promise<FlagAnswer> {
      return writeConditions(repeatable(), async (session) => {
        const { flag, active } = await setFlag(body, actor, session);
        return { _id: flag && String(flag._id), flags: await presentFlags(active, false) };
      });
    },
  }),
];
