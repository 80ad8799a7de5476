import {
  REPORTERS_UNKNOWN,
  SOURCE_ID,
  SOURCE_INPUTS,
  SOURCE_PLACE,
  SOURCE_STATION,
  ADAPTER_TEXTS,
} from '@fleetwatch/contract/conditions/texts';
import { STATION_PATTERNS } from '@fleetwatch/contract/conditions/rules';
import { AS_MEASURED } from '@fleetwatch/contract/conditions/units';
import type { ConditionSettingsBody, ConditionSource } from '@fleetwatch/contract/conditions/wire';
import { Types, type ClientSession } from 'mongoose';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { areMembers } from '../../members/memberDirectory.ts';
import { currentClub } from '../../platform/club/clubScope.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { ConditionFetchModel } from '../ConditionFetch.ts';
import { ConditionSeriesModel } from '../ConditionSeries.ts';
import { ConditionSettingsModel, type ConditionSettingsRecord } from '../ConditionSettings.ts';

type GivenSource = ConditionSettingsBody['sources'][number];

async function assertSources(
  given: readonly GivenSource[],
  known: readonly ConditionSource[],
): Promise<void> {
  const { place } = await currentClubRecord();
  given.forEach(({ id, adapter, station, inputs }, at) => {
    const { inputs: offered, station: asked } = ADAPTER_TEXTS[adapter];
    const refuse = (field: string, text: string): never => {
      throw new ApiError(`invalid:sources.${at}.${field}`, text);
    };
    if (id !== '' && !known.some((one) => one.id === id)) refuse('id', SOURCE_ID);
    if (!inputs.every((input) => offered.includes(input))) refuse('inputs', SOURCE_INPUTS);
    if (!STATION_PATTERNS[adapter].test(station)) refuse('station', SOURCE_STATION);
    if (asked === null && !place) refuse('adapter', SOURCE_PLACE);
  });
}

/** Deletes readings of removed or replaced sources, and of inputs no longer requested. */
async function dropOthers(
  before: readonly ConditionSource[],
  after: readonly ConditionSource[],
  session: ClientSession,
): Promise<void> {
  for (const { id, adapter, station, inputs } of before) {
    const kept = after.find((one) => one.id === id);
    const isSame = kept?.adapter === adapter && kept.station === station;
    const gone = isSame ? inputs.filter((input) => !kept.inputs.includes(input)) : inputs;
    await ConditionSeriesModel.deleteMany({ source: id, input: { $in: gone } }, { session });
    const mustRefetch = !isSame || kept.inputs.some((input) => !inputs.includes(input));
    if (mustRefetch) await ConditionFetchModel.deleteOne({ source: id }, { session });
  }
}

/**
 * Sets the club's services and reporting members, and the units of its readings (rules condition.sources,
 * condition.by-hand, condition.units). 422 for an unknown station, for weather in a club without a place,
 * and for an unknown member.
 */
export async function setSources(
  { sources: given, reporters, isForAll, units }: ConditionSettingsBody,
  session: ClientSession,
): Promise<ConditionSettingsRecord> {
  const before = await ConditionSettingsModel.findOne().session(session).lean<ConditionSettingsRecord>();
  const known = before?.sources ?? [];
  await assertSources(given, known);
  if (!(await areMembers(reporters))) throw new ApiError('invalid:reporters', REPORTERS_UNKNOWN);
  const sources = given.map(({ id, ...source }): ConditionSource => ({
    ...source,
    id: id === '' ? String(new Types.ObjectId()) : id,
    // Example sources stay examples, whatever the request says.
    isExample: known.find((one) => one.id === id)?.isExample ?? false,
  }));
  await dropOthers(known, sources, session);
  return ConditionSettingsModel.findOneAndUpdate(
    { club: currentClub().id },
    {
      $set: {
        sources,
        reporters: reporters.map((id) => new Types.ObjectId(id)),
        isForAll,
        units: units ?? before?.units ?? AS_MEASURED,
      },
    },
    { upsert: true, returnDocument: 'after', session },
  )
    .lean<ConditionSettingsRecord>()
    .orFail();
}
