import type { Damage, DamagePerson, DamageRow } from '@fleetwatch/contract/damages/wire';
import { stepsOf } from '@fleetwatch/contract/damages/states';
import type { Types } from 'mongoose';
import { fleetDirectory } from '../boats/fleetDirectory.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { clubText } from '../platform/club/clock.ts';
import { usesFeature } from '../platform/club/features.ts';
import type { DamageRecord } from './Damage.ts';
import { mayConfirmUnfit } from './mayConfirmUnfit.ts';
import { isInCharge, isStillEditable, damageFacts, viewerOf, type DamageActor } from './damagePolicy.ts';

interface Names {
  members: Awaited<ReturnType<typeof memberDirectory.get>>;
  boats: Awaited<ReturnType<typeof fleetDirectory.get>>;
}

const readNames = async (): Promise<Names> => ({
  members: await memberDirectory.get(),
  boats: await fleetDirectory.get(),
});

const personOf = (id: Types.ObjectId, { members }: Names): DamagePerson => ({
  _id: String(id),
  name: members.get(String(id))?.name ?? '',
});

function rowOf(damage: DamageRecord, names: Names): DamageRow {
  const { _id, no, kind, parts, seat, severity, text, at, state, dueBy } = damage;
  const boat = names.boats.get(String(damage.boat));
  return {
    _id: String(_id),
    no,
    kind,
    parts,
    seat,
    severity,
    text,
    state,
    dueBy,
    boat: String(damage.boat),
    boatName: boat?.name ?? damage.boatName,
    group: boat ? String(boat.fleetGroup) : '',
    by: personOf(damage.by, names),
    at: clubText(at),
    assignee: damage.assignee && personOf(damage.assignee, names),
    ...(damage.isUnconfirmed && { isUnconfirmed: true }),
  };
}

/** Returns a function that presents reports as rows; names are read once for all of them. */
export async function damageRows(): Promise<(damage: DamageRecord) => DamageRow> {
  const names = await readNames();
  return (damage) => rowOf(damage, names);
}

export async function presentDamages(damages: readonly DamageRecord[]): Promise<DamageRow[]> {
  return damages.map(await damageRows());
}

/**
 * Presents a report to its reader. Injuries and third parties are shown only to officers and its reporter.
 * @param aboard ids of members who may confirm it, besides officers
 */
export async function presentDamage(
  damage: DamageRecord,
  actor: DamageActor,
  aboard: readonly string[],
): Promise<Damage> {
  const names = await readNames();
  const { where, repairs, steps, costEstimateCents, insurance, outcome, duplicateOf } = damage;
  const knows = isInCharge(actor) || actor.offices.includes('safety') || String(damage.by) === actor.id;
  return {
    ...rowOf(damage, names),
    where,
    photos: damage.photos,
    repairs: repairs.map(({ at, by, text, minutes, costCents, parts }) => ({
      at: clubText(at),
      by: personOf(by, names),
      text,
      minutes,
      cost: costCents / 100,
      parts,
    })),
    steps: steps.map(({ at, by, state, reason }) => ({
      at: clubText(at),
      by: by && personOf(by, names),
      state,
      reason: reason || null,
    })),
    cost: damage.costCents / 100,
    costEstimate: costEstimateCents === null ? null : costEstimateCents / 100,
    insurance,
    outcome,
    duplicateOf: duplicateOf && String(duplicateOf),
    may: stepsOf(damageFacts(damage), viewerOf(actor), usesFeature('fourEyes')),
    mayCare: isInCharge(actor) && damage.isPending,
    isOwn: isStillEditable(damage, actor.id),
    ...(mayConfirmUnfit(damage, actor, aboard) && { mayConfirm: true }),
    ...(knows && { injury: damage.injury, thirdParty: damage.thirdParty }),
  };
}
