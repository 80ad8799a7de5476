import { INJURY_TEXTS } from '@fleetwatch/contract/damages/kinds';
import {
  damageOn,
  freeInstead,
  hurtIn,
  planHasDamage,
  planLosesBoat,
  reservationHasDamage,
  reservationLosesBoat,
  unfitToConfirm,
} from '@fleetwatch/contract/damages/messages';
import { planOn } from '@fleetwatch/contract/notifications/messages';
import { spanText } from '@fleetwatch/contract/reservations/messages';
import type { Types } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { notify, isNotifying, settleLater, type News } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import { freeBoatsLike } from '../../plans/commands/freeBoatsLike.ts';
import { PlanModel, type PlanRecord } from '../../plans/Plan.ts';
import { listAheadOf } from '../../reservations/commands/listReserved.ts';
import type { DamageRecord } from '../Damage.ts';
import { damagesByBoat } from '../damageDirectory.ts';
import { aboardOf } from './unfitReport.ts';

const NEWS_MS = 7 * 24 * 3_600_000;
/** Boats that a planner is offered. */
const OFFERED_MAX = 3;

/** Tells the boat captains, and of a report that somebody has to confirm the crew, too. */
async function tellCaptains(damage: DamageRecord): Promise<void> {
  const { _id, by, text, boatName, isUnconfirmed } = damage;
  const asked = new Set([...(await holdersOf('boats')), ...(await aboardOf(damage))]);
  await notify({
    ...{ key: `damage ${String(_id)}`, tag: `damage ${String(_id)}`, category: 'damage' },
    to: [...asked].filter((id) => id !== String(by)),
    ...{
      title: isUnconfirmed ? unfitToConfirm(boatName) : damageOn(boatName),
      body: text,
      url: `/damage/${String(_id)}`,
    },
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

/** A member who has planned or reserved a boat, and what they are told. */
interface Meant extends Pick<News, 'title' | 'body' | 'url'> {
  /** 'plan {id}' */
  matter: string;
  member: Types.ObjectId;
  launchAt: Date;
  landAt: Date;
}

/** The plans that lie ahead of a boat, and the reservations. */
async function meantFor({ boat, boatName, severity }: DamageRecord): Promise<Meant[]> {
  const isUnfit = severity === 'unfit';
  const [plans, reservations] = await Promise.all([
    PlanModel.find({ boats: boat, launchAt: { $gt: now() } }).lean<PlanRecord[]>(),
    listAheadOf(boat),
  ]);
  const planned = plans.map(({ _id, author, launchAt, landAt, day, text }) => ({
    ...{ matter: `plan ${String(_id)}`, member: author, launchAt, landAt },
    title: isUnfit ? planLosesBoat(boatName) : planHasDamage(boatName),
    ...{ body: planOn(clubText(launchAt), text), url: `/plans?on=${day}` },
  }));
  const reserved = reservations.map(({ _id, member, launchAt, landAt }) => ({
    ...{ matter: `reservation ${String(_id)}`, member, launchAt, landAt },
    title: isUnfit ? reservationLosesBoat(boatName) : reservationHasDamage(boatName),
    ...{ body: spanText(clubText(launchAt), clubText(landAt)), url: '/reservations' },
  }));
  return [...planned, ...reserved];
}

/** Tells who means to row the boat, with the boats of its class that are free then (rule damage.plans). */
async function tellPlanners(damage: DamageRecord): Promise<void> {
  const { _id, boat, severity } = damage;
  const damaged = await damagesByBoat();
  const isSound = (id: string): boolean => (damaged.get(id)?.severity ?? 'minor') === 'minor';
  const names = await fleetDirectory.get();
  for (const { matter, member, body, ...meant } of await meantFor(damage)) {
    const free = (await freeBoatsLike(boat, meant)).filter(isSound).slice(0, OFFERED_MAX);
    const instead = freeInstead(free.flatMap((id) => names.get(id)?.name ?? []));
    await notify({
      key: `damage ${String(_id)} ${severity} ${matter}`,
      ...{ tag: `${matter} damage`, category: 'damage', to: [String(member)] },
      ...{ title: meant.title, body: `${instead} ${body}`, url: meant.url, expiresAt: meant.launchAt },
    });
  }
}

/** Tells the authors of coming plans, and who has reserved it, that their boat is unfit or limited, after the answer. */
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
