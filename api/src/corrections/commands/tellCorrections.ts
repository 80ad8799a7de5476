import { KIND_TEXTS } from '@fleetwatch/contract/corrections/kinds';
import {
  correctionAsked,
  correctionDone,
  correctionOn,
  outingCorrected,
} from '@fleetwatch/contract/corrections/messages';
import { datePart } from '@fleetwatch/contract/time/localText';
import { isNotifying, notify, notifyLater, settleLater } from '../../notifications/commands/notify.ts';
import { holdersOf } from '../../officers/officerDirectory.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { clubText, now } from '../../platform/club/clock.ts';
import { mailLater } from '../../platform/mail/mail.ts';
import type { CorrectionRecord } from '../Correction.ts';
import { outingsAfter } from '../outings.ts';
import { listCredited } from './creditRequests.ts';
import type { CrewCorrected } from './correctCrew.ts';

const NEWS_MS = 7 * 24 * 3_600_000;
const inAWeek = (): Date => new Date(now().getTime() + NEWS_MS);
const dayOf = ({ launchedAt }: CorrectionRecord): string => datePart(clubText(launchedAt));

/** Tells the officers for records that a correction is asked for, after the answer. */
export function tellAsked(correction: CorrectionRecord): void {
  if (!isNotifying()) return;
  const { _id, by, kind, boatName } = correction;
  mailLater(async () =>
    notify({
      ...{ key: `correction ${String(_id)}`, tag: `correction ${String(_id)}`, category: 'corrections' },
      to: (await holdersOf('records')).filter((id) => id !== String(by)),
      ...{ title: correctionAsked(boatName), body: `${dayOf(correction)}: ${KIND_TEXTS[kind]}` },
      ...{ url: `/corrections?tab=queue&open=${String(_id)}`, expiresAt: inAWeek() },
    }),
  );
}

/** Everybody aboard before or after. */
function aboard(correction: CorrectionRecord): string[] {
  const { before } = correction;
  const outings = [...(before ? [before] : []), ...outingsAfter(correction)];
  return outings.flatMap(({ launcher, crew }) => [launcher, ...crew].map(String));
}

/** Tells who asked what became of it, and who was aboard that the log has changed, after the answer (rule correction.told). */
export function tellEnded(correction: CorrectionRecord): void {
  const { _id, by, decidedBy, state, comment, boatName } = correction;
  settleLater(`correction ${String(_id)}`);
  if (correction.kind === 'creditLate') settleLater(`credit ${String(correction.sortie)}`);
  if (!isNotifying() || state === 'withdrawn') return;
  const maker = String(by);
  const isOthers = (id: string): boolean => id !== String(decidedBy);
  const of = { body: correctionOn(dayOf(correction), comment), category: 'corrections' as const };
  // A club that asks about forgotten landings alone has no such page.
  const url = usesFeature('corrections')
    ? `/corrections?open=${String(_id)}`
    : `/forgotten/${String(correction.sortie)}`;
  const end = { url, expiresAt: inAWeek() };
  mailLater(async () => {
    await notify({
      ...{ key: `correction ${String(_id)} ended`, tag: `correction ${String(_id)} ended`, ...of, ...end },
      ...{ to: [maker].filter(isOthers), title: correctionDone(state, boatName) },
    });
    if (state !== 'approved') return;
    await notify({
      ...{ key: `correction ${String(_id)} crew`, tag: `correction ${String(_id)} crew`, ...of, ...end },
      to: [...new Set(aboard(correction))].filter((id) => id !== maker && isOthers(id)),
      ...{ title: outingCorrected(boatName), body: dayOf(correction), url: `/activity/cache/me` },
    });
  });
}

/** Tells that a coach has let a late landing count, after the answer. */
export function tellCredited(sortie: string, coach: string): void {
  settleLater(`credit ${sortie}`);
  mailLater(async () => {
    for (const correction of await listCredited(sortie, coach)) tellEnded(correction);
  });
}

/** Tells those who were put into an outing, or taken out of it, by somebody else, after the answer (rule correction.crew). */
export function tellCrewCorrected({ before, after }: CrewCorrected, by: string): void {
  const [then, present] = [before.crew.map(String), after.crew.map(String)];
  const changed = [...then, ...present].filter((id) => then.includes(id) !== present.includes(id));
  notifyLater({
    ...{ key: `crew ${String(after._id)} ${now().getTime()}`, tag: `crew ${String(after._id)}` },
    ...{
      category: 'corrections',
      to: changed.filter((id) => id !== by),
      title: outingCorrected(after.boatName),
    },
    ...{ body: after.day, url: '/activity/cache/me', expiresAt: inAWeek() },
  });
}
