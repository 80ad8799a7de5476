import { INJURY_TEXTS } from '@fleetwatch/contract/damages/kinds';
import {
  damageOn,
  freeInstead,
  hurtIn,
  planHasDamage,
  planLosesBoat,
} from '@fleetwatch/contract/damages/messages';
import { planOn } from '@fleetwatch/contract/notifications/messages';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { notify, isNotifying, settleLater } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import { freeBoatsLike } from '../../plans/commands/freeBoatsLike.ts';
import { PlanModel, type PlanRecord } from '../../plans/Plan.ts';
import type { DamageRecord } from '../Damage.ts';
import { damagesByBoat } from '../damageDirectory.ts';

const NEWS_MS = 7 * 24 * 3_600_000;
/** Boats that a planner is offered. */
const OFFERED_MAX = 3;

async function tellCaptains({ _id, by, text, boatName }: DamageRecord): Promise<void> {
  const captains = await holdersOf('boats');
  await notify({
    ...{ key: `damage ${String(_id)}`, tag: `damage ${String(_id)}`, category: 'damage' },
    to: captains.filter((id) => id !== String(by)),
    ...{ title: damageOn(boatName), body: text, url: `/damage/${String(_id)}` },
    expiresAt: new Date(now().getTime() + NEWS_MS),
  });
}

/** Tells the safety officers that somebody was hurt. */
async function tellSafety({ _id, by, injury, boatName }: DamageRecord): Promise<void> {
  const officers = await holdersOf('safety');
  await notify({
    ...{ key: `hurt ${String(_id)}`, tag: `hurt ${String(_id)}`, category: 'safety' },
    to: officers.filter((id) => id !== String(by)),
    ...{ title: hurtIn(boatName), body: INJURY_TEXTS[injury], url: `/damage/${String(_id)}` },
    expiresAt: new Date(now().getTime() + NEWS_MS),
  });
}

/** Tells who plans to row the boat, with the boats of its class that are free then (rule damage.plans). */
async function tellPlanners({ _id, boat, boatName, severity }: DamageRecord): Promise<void> {
  const plans = await PlanModel.find({ boats: boat, launchAt: { $gt: now() } }).lean<PlanRecord[]>();
  const damaged = await damagesByBoat();
  const isSound = (id: string): boolean => (damaged.get(id)?.severity ?? 'minor') === 'minor';
  const names = await fleetDirectory.get();
  for (const plan of plans) {
    const free = (await freeBoatsLike(boat, plan)).filter(isSound).slice(0, OFFERED_MAX);
    const instead = freeInstead(free.flatMap((id) => names.get(id)?.name ?? []));
    await notify({
      key: `damage ${String(_id)} ${severity} plan ${String(plan._id)}`,
      ...{ tag: `plan ${String(plan._id)} damage`, category: 'damage', to: [String(plan.author)] },
      title: severity === 'unfit' ? planLosesBoat(boatName) : planHasDamage(boatName),
      body: `${instead} ${planOn(clubText(plan.launchAt), plan.text)}`,
      ...{ url: `/plans?on=${plan.day}`, expiresAt: plan.launchAt },
    });
  }
}

/** Tells the authors of coming plans that their boat is unfit or limited, after the answer. */
export function tellPlannersLater(damage: DamageRecord): void {
  if (isNotifying() && damage.severity !== 'minor' && damage.isPending) mailLater(() => tellPlanners(damage));
}

/** Tells the boat captains of a new report, the safety officers where somebody was hurt, and its planners, after the answer. */
export function tellNewDamage(damage: DamageRecord): void {
  if (isNotifying()) {
    mailLater(() => tellCaptains(damage));
    if (damage.injury !== 'none') mailLater(() => tellSafety(damage));
  }
  tellPlannersLater(damage);
}

/** Has the news of a report that has ended taken away, after the answer. */
export function tellEnded(damage: DamageRecord): void {
  if (!damage.isPending) settleLater(`damage ${String(damage._id)}`);
}
