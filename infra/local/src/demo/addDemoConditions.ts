import { ConditionSettingsModel } from '@fleetwatch/api/conditions/ConditionSettings';
import { ConditionTableModel } from '@fleetwatch/api/conditions/ConditionTable';
import { storeMeasurement } from '@fleetwatch/api/conditions/commands/storeMeasurement';
import { FleetGroupModel } from '@fleetwatch/api/fleetgroups/FleetGroup';
import type { MemberRecord } from '@fleetwatch/api/members/Member';
import { now } from '@fleetwatch/api/platform/club/clock';
import { inTransaction } from '@fleetwatch/api/platform/database/database';
import type { MeasuredInput, Unit } from '@fleetwatch/contract/conditions/units';
import type { ConditionRule } from '@fleetwatch/contract/conditions/wire';
import { Types } from 'mongoose';
import { DEMO_COACH } from './people.ts';

const WEATHER = String(new Types.ObjectId());
const GAUGE = String(new Types.ObjectId());

/** A mild day, like the example sources of `npm start`. */
const MEASURED: readonly [source: string, input: MeasuredInput, value: number, unit: Unit][] = [
  [WEATHER, 'wind', 4, 'mps'],
  [WEATHER, 'gust', 7, 'mps'],
  [WEATHER, 'airC', 16.2, 'C'],
  [GAUGE, 'waterC', 14.5, 'C'],
  [GAUGE, 'level', 4.66, 'ft'],
];

/**
 * Adds example sources and their first readings, and rules for wind and cold water. They apply only to the coaches' launches, so that
 * a visitor may take every rowing boat, whatever the readings.
 */
export async function addDemoConditions(members: readonly MemberRecord[]): Promise<void> {
  const coach = members.find(({ name }) => name === DEMO_COACH);
  const launches = await FleetGroupModel.findOne({ name: 'Launch' }).select('_id').lean();
  if (!coach || !launches) throw new Error('The demo club has no coach, or no launches.');
  const example = { isExample: true, id: WEATHER, station: '', where: 'Boathouse' };
  await ConditionSettingsModel.create({
    sources: [
      { ...example, adapter: 'open-meteo', inputs: ['wind', 'gust', 'airC'] },
      {
        ...example,
        id: GAUGE,
        adapter: 'usgs',
        station: '01646500',
        where: 'Chain Bridge',
        inputs: ['waterC', 'level'],
      },
    ],
    reporters: [],
    isForAll: true,
  });
  const row: ConditionRule = {
    id: 'wind',
    input: 'wind',
    op: 'gte',
    value: 25,
    unit: 'mph',
    source: null,
    classes: [String(launches._id)],
    clearances: [],
    effect: 'caution',
    note: 'Life jackets on.',
  };
  const rules: ConditionRule[] = [
    row,
    { ...row, id: 'gust', input: 'gust', value: 40, effect: 'no', note: 'Stay ashore.' },
    { ...row, id: 'cold', input: 'waterC', op: 'lt', value: 50, unit: 'F', note: 'Dry suits on.' },
  ];
  const hold = { kind: 'minutes', count: 30 } as const;
  await ConditionTableModel.create({ version: 1, rules, hold, by: coach._id, at: now() });
  const at = now().getTime();
  await inTransaction(async (session) => {
    for (const [source, input, value, unit] of MEASURED)
      await storeMeasurement({ input, unit, source, where: '', measured: { at, value } }, session);
  });
}
