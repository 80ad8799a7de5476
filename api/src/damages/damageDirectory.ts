import { mostSevere } from '@fleetwatch/contract/damages/kinds';
import { DAMAGE_TEXT_MAX } from '@fleetwatch/contract/damages/limits';
import { reportedUnfit } from '@fleetwatch/contract/damages/texts';
import type { BoatDamage } from '@fleetwatch/contract/damages/wire';
import { clubCached } from '../platform/cache/clubCached.ts';
import { usesFeature } from '../platform/club/features.ts';
import { DamageModel, type DamageRecord } from './Damage.ts';

/** All pending reports, oldest first. */
export const pendingDamages = clubCached(async () =>
  DamageModel.find({ isPending: true }).sort({ at: 1, _id: 1 }).lean<DamageRecord[]>(),
);

/** Returns a boat's damage from its pending reports; undefined without any. */
export function damageOf(pending: readonly DamageRecord[]): BoatDamage | undefined {
  const severity = mostSevere(pending.map((damage) => damage.severity));
  const grave = pending.filter((damage) => damage.severity === severity);
  const [first] = grave;
  if (!severity || !first) return undefined;
  const text = grave
    .map((damage) => {
      const reason = damage.text.replace(/[.\s]+$/, '');
      return damage.isUnconfirmed ? reportedUnfit(reason) : reason;
    })
    .join('; ');
  return {
    severity,
    no: first.no,
    text: text.length > DAMAGE_TEXT_MAX ? `${text.slice(0, DAMAGE_TEXT_MAX - 1)}…` : text,
    ids: grave.map(({ _id }) => String(_id)),
  };
}

const byBoat = clubCached(async () => {
  const boats = new Map<string, DamageRecord[]>();
  for (const damage of await pendingDamages.get()) {
    const boat = String(damage.boat);
    boats.set(boat, [...(boats.get(boat) ?? []), damage]);
  }
  const found = [...boats].map(([boat, pending]) => [boat, damageOf(pending)] as const);
  return new Map(found.flatMap(([boat, damage]) => (damage ? [[boat, damage] as const] : [])));
});

/** Returns damage of the club's boats, by boat id; empty in a club that does not use damage reports. */
export const readDamages = async (): Promise<ReadonlyMap<string, BoatDamage>> =>
  usesFeature('damage') ? byBoat.get() : new Map<string, BoatDamage>();
