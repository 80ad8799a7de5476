import type {
  CorrectedOuting,
  Correction,
  CorrectionPerson,
  CorrectionRow,
} from '@fleetwatch/contract/corrections/wire';
import type { RuleAnswer } from '@fleetwatch/contract/sorties/wire';
import type { Types } from 'mongoose';
import { memberDirectory, type ListedMember } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import type { CorrectionRecord, OutingRecord } from './Correction.ts';
import { isRecordsOfficer, type CorrectionActor } from './correctionPolicy.ts';

type Members = ReadonlyMap<string, ListedMember>;
/** Names of boats, by id. */
type BoatNames = ReadonlyMap<string, { name: string }>;

const personOf = (id: Types.ObjectId, members: Members): CorrectionPerson => ({
  _id: String(id),
  name: members.get(String(id))?.name ?? '',
});

interface Reader {
  actor: CorrectionActor;
  /** Whether the reader is the only officer. */
  isSole: boolean;
}

function rowOf(correction: CorrectionRecord, { actor, isSole }: Reader, members: Members): CorrectionRow {
  const { _id, sortie, kind, state, boatName, launchedAt, reason, by, at, comment } = correction;
  const isOwn = String(by) === actor.id;
  const isOpen = state === 'open';
  return {
    _id: String(_id),
    sortie: sortie && String(sortie),
    kind,
    state,
    reason,
    comment,
    bus: boatName,
    launch: clubText(launchedAt),
    by: personOf(by, members),
    at: clubText(at),
    decidedBy: correction.decidedBy && personOf(correction.decidedBy, members),
    decidedAt: correction.decidedAt && clubText(correction.decidedAt),
    mayWithdraw: isOpen && isOwn,
    mayDecide: isOpen && isRecordsOfficer(actor) && (!isOwn || isSole),
  };
}

/** Returns a function that presents requests as rows; names are read once for all of them. */
export async function presentRows(reader: Reader): Promise<(correction: CorrectionRecord) => CorrectionRow> {
  const members = await memberDirectory.get();
  return (correction) => rowOf(correction, reader, members);
}

function outingFor(outing: OutingRecord, boats: BoatNames, members: Members): CorrectedOuting {
  return {
    bus_id: String(outing.boat),
    bus: boats.get(String(outing.boat))?.name ?? '',
    launcher: personOf(outing.launcher, members),
    crew: outing.crew.map((id) => personOf(id, members)),
    launch: clubText(outing.launchedAt),
    land: clubText(outing.landedAt),
    miles: outing.milesHundredths / 100,
    description: outing.notes,
    type: outing.type && String(outing.type),
    late: !outing.isCredited,
  };
}

export const presentOuting = async (outing: OutingRecord, boats: BoatNames): Promise<CorrectedOuting> =>
  outingFor(outing, boats, await memberDirectory.get());

interface Shown extends Reader {
  after: readonly OutingRecord[];
  present: OutingRecord | null;
  boats: BoatNames;
  questions: RuleAnswer[];
}

export async function presentCorrection(
  correction: CorrectionRecord,
  { after, present, boats, questions, ...reader }: Shown,
): Promise<Correction> {
  const members = await memberDirectory.get();
  const shown = (outing: OutingRecord): CorrectedOuting => outingFor(outing, boats, members);
  return {
    ...rowOf(correction, reader, members),
    before: correction.before && shown(correction.before),
    after: after.map(shown),
    present: present && shown(present),
    questions,
  };
}
