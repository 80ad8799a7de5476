import { INJURY_TEXTS } from '@fleetwatch/contract/damages/kindTexts';
import {
  damageOn,
  freeInstead,
  hurtIn,
  planHasDamage,
  planLosesBoat,
  reservationHasDamage,
  reservationLosesBoat,
  unfitToConfirm,
} from '@fleetwatch/contract/damages/texts';
import { planOn } from '@fleetwatch/contract/notifications/texts';
import { spanText } from '@fleetwatch/contract/reservations/texts';
import type { Types } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import {
  usesNotifications,
  type NewNotification,
} from '../../notifications/commands/prepareNotifications.ts';
import { notify, dismissNotifications } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { handlerOf, type EventHandler } from '../../platform/events/eventTypes.ts';
import { freeBoatsLike } from '../../plans/commands/freeBoatsLike.ts';
import { PlanModel, type PlanRecord } from '../../plans/Plan.ts';
import { listAheadOf } from '../../reservations/commands/listReserved.ts';
import { DamageModel, type DamageRecord } from '../Damage.ts';
import { damagesByBoat } from '../../boats/boatHooks.ts';
import { damageChanged, damageReported, type DamageEvent } from '../damageEvents.ts';
import { readWitnesses } from './unfitReport.ts';

const NEWS_MS = 7 * 24 * 3_600_000;
/** Maximum number of boats suggested to a planner. */
const OFFERED_MAX = 3;

/** Notifies the boat captains, and also the crew if a report needs a second person. */
async function notifyCaptains(damage: DamageRecord): Promise<void> {
  const { _id, by, text, boatName, isUnconfirmed } = damage;
  const asked = new Set([...(await holdersOf('boats')), ...(await readWitnesses(damage))]);
  await notify({
    key: `damage ${String(_id)}`,
    tag: `damage ${String(_id)}`,
    category: 'damage',
    to: [...asked].filter((id) => id !== String(by)),
    title: isUnconfirmed ? unfitToConfirm(boatName) : damageOn(boatName),
    body: text,
    url: `/damage/${String(_id)}`,
    expiresAt: new Date(now().getTime() + NEWS_MS),
  });
}

/** Notifies the safety officers of an injury, in every club. */
async function notifySafetyOfficers({ _id, by, injury, boatName }: DamageRecord): Promise<void> {
  const officers = await holdersOf('safety');
  await notify({
    key: `hurt ${String(_id)}`,
    tag: `hurt ${String(_id)}`,
    category: 'safety',
    to: officers.filter((id) => id !== String(by)),
    title: hurtIn(boatName),
    body: INJURY_TEXTS[injury],
    url: `/damage/${String(_id)}`,
    isEscalated: true,
    expiresAt: new Date(now().getTime() + NEWS_MS),
  });
}

/** A member who has planned or reserved a boat, and their notification. */
interface AffectedMember extends Pick<NewNotification, 'title' | 'body' | 'url'> {
  /** 'plan {id}' */
  topic: string;
  member: Types.ObjectId;
  launchAt: Date;
  landAt: Date;
}

/** Finds future plans and reservations of a boat. */
async function findAffected({ boat, boatName, severity }: DamageRecord): Promise<AffectedMember[]> {
  const isUnfit = severity === 'unfit';
  const [plans, reservations] = await Promise.all([
    PlanModel.find({ boats: boat, launchAt: { $gt: now() } }).lean<PlanRecord[]>(),
    listAheadOf(boat),
  ]);
  const planned = plans.map(({ _id, author, launchAt, landAt, day, text }) => ({
    topic: `plan ${String(_id)}`,
    member: author,
    launchAt,
    landAt,
    title: isUnfit ? planLosesBoat(boatName) : planHasDamage(boatName),
    body: planOn(clubText(launchAt), text),
    url: `/plans?on=${day}`,
  }));
  const reserved = reservations.map(({ _id, member, launchAt, landAt }) => ({
    topic: `reservation ${String(_id)}`,
    member,
    launchAt,
    landAt,
    title: isUnfit ? reservationLosesBoat(boatName) : reservationHasDamage(boatName),
    body: spanText(clubText(launchAt), clubText(landAt)),
    url: '/reservations',
  }));
  return [...planned, ...reserved];
}

/**
 * Notifies members with plans for an unfit or limited boat, and suggests boats of its class that are free
 * then (rule damage.plans).
 */
async function notifyPlanners(damage: DamageRecord): Promise<void> {
  const { _id, boat, severity, isPending } = damage;
  if (!usesNotifications() || severity === 'minor' || !isPending) return;
  const damaged = await damagesByBoat();
  // They have already been notified of worse damage.
  if (damaged.get(String(boat))?.severity !== severity) return;
  const isSound = (id: string): boolean => (damaged.get(id)?.severity ?? 'minor') === 'minor';
  const names = await fleetDirectory.get();
  for (const { topic, member, body, ...booking } of await findAffected(damage)) {
    const free = (await freeBoatsLike(boat, booking)).filter(isSound).slice(0, OFFERED_MAX);
    const instead = freeInstead(free.flatMap((id) => names.get(id)?.name ?? []));
    await notify({
      key: `damage ${String(_id)} ${severity} ${topic}`,
      tag: `${topic} damage`,
      category: 'damage',
      to: [String(member)],
      title: booking.title,
      body: `${instead} ${body}`,
      url: booking.url,
      expiresAt: booking.launchAt,
    });
  }
}

const findDamage = ({ damage }: DamageEvent): Promise<DamageRecord | null> =>
  DamageModel.findById(damage).lean<DamageRecord | null>();

/** Handlers of damage report events. */
export const damageHandlers: readonly EventHandler[] = [
  handlerOf(
    damageReported,
    'notifyOfReport',
    async (event) => {
      const damage = await findDamage(event);
      if (!damage) return;
      await notifyCaptains(damage);
      if (damage.injury !== 'none') await notifySafetyOfficers(damage);
      await notifyPlanners(damage);
    },
    { features: ['damage'] },
  ),
  handlerOf(
    damageChanged,
    'notifyOfChange',
    async (event) => {
      const damage = await findDamage(event);
      if (!damage) return;
      if (damage.isPending) await notifyPlanners(damage);
      else await dismissNotifications(`damage ${String(damage._id)}`);
    },
    { features: ['notifications'] },
  ),
];
