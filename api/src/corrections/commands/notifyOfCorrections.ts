import {
  correctionRequested,
  correctionDone,
  correctionOn,
  sortieCorrected,
  KIND_TEXTS,
} from '@fleetwatch/contract/corrections/texts';
import { datePart } from '@fleetwatch/contract/time/localText';
import { notify, dismissNotifications } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { handlerOf, type EventHandler, type Occurrence } from '../../platform/events/eventTypes.ts';
import type { CorrectionRecord } from '../Correction.ts';
import {
  correctionAdded,
  correctionEnded,
  crewCorrected,
  type CorrectionEvent,
  type CrewCorrectedEvent,
} from '../correctionEvents.ts';
import { outingsAfter } from '../outings.ts';

const NEWS_MS = 7 * 24 * 3_600_000;
const inAWeek = (): Date => new Date(now().getTime() + NEWS_MS);
const dayOf = ({ launchedAt }: CorrectionRecord): string => datePart(clubText(launchedAt));

/** Notifies the records officers of a request. */
async function notifyOfRequest({ correction }: CorrectionEvent): Promise<void> {
  const { _id, by, kind, boatName } = correction;
  await notify({
    key: `correction ${String(_id)}`,
    tag: `correction ${String(_id)}`,
    category: 'corrections',
    to: (await holdersOf('records')).filter((id) => id !== String(by)),
    title: correctionRequested(boatName),
    body: `${dayOf(correction)}: ${KIND_TEXTS[kind]}`,
    url: `/corrections?tab=queue&open=${String(_id)}`,
    expiresAt: inAWeek(),
  });
}

/** Ids of everyone aboard before or after the correction. */
function aboard(correction: CorrectionRecord): string[] {
  const { before } = correction;
  const outings = [...(before ? [before] : []), ...outingsAfter(correction)];
  return outings.flatMap(({ launcher, crew }) => [launcher, ...crew].map(String));
}

/** Notifies the requester of the outcome, and those aboard of the changed log (rule correction.notified). */
async function notifyOfEnd({ correction }: CorrectionEvent): Promise<void> {
  const { _id, by, decidedBy, state, comment, boatName } = correction;
  await dismissNotifications(`correction ${String(_id)}`);
  if (correction.kind === 'creditLate') await dismissNotifications(`credit ${String(correction.sortie)}`);
  if (state === 'withdrawn') return;
  const maker = String(by);
  const isOthers = (id: string): boolean => id !== String(decidedBy);
  const of = { body: correctionOn(dayOf(correction), comment), category: 'corrections' as const };
  // A club that only uses forgotten landings has no such page.
  const url = usesFeature('corrections')
    ? `/corrections?open=${String(_id)}`
    : `/forgotten/${String(correction.sortie)}`;
  const end = { url, expiresAt: inAWeek() };
  await notify({
    key: `correction ${String(_id)} ended`,
    tag: `correction ${String(_id)} ended`,
    ...of,
    ...end,
    to: [maker].filter(isOthers),
    title: correctionDone(state, boatName),
  });
  if (state !== 'approved') return;
  await notify({
    key: `correction ${String(_id)} crew`,
    tag: `correction ${String(_id)} crew`,
    ...of,
    ...end,
    to: [...new Set(aboard(correction))].filter((id) => id !== maker && isOthers(id)),
    title: sortieCorrected(boatName),
    body: dayOf(correction),
    url: `/activity/cache/me`,
  });
}

/** Notifies members added to or removed from an outing by someone else (rule correction.crew). */
async function notifyOfCrew(
  { sortie, boatName, day, before, after, by }: CrewCorrectedEvent,
  { id }: Occurrence,
): Promise<void> {
  const changed = [...before, ...after].filter((one) => before.includes(one) !== after.includes(one));
  await notify({
    key: `crew ${sortie} ${id}`,
    tag: `crew ${sortie}`,
    category: 'corrections',
    to: changed.filter((one) => one !== by),
    title: sortieCorrected(boatName),
    body: day,
    url: '/activity/cache/me',
    expiresAt: inAWeek(),
  });
}

export const correctionHandlers: readonly EventHandler[] = [
  handlerOf(correctionAdded, 'notifyOfficers', notifyOfRequest, { features: ['notifications'] }),
  handlerOf(correctionEnded, 'notifyPeople', notifyOfEnd, { features: ['notifications'] }),
  handlerOf(crewCorrected, 'notifyCrew', notifyOfCrew, { features: ['notifications'] }),
];
