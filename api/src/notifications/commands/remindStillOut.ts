import { LAND_IF_BACK, stillOutOn } from '@fleetwatch/contract/notifications/texts';
import { now } from '../../platform/club/clock.ts';
import { notAway } from '../../logbook/away.ts';
import { SortieModel, type SortieRecord } from '../../logbook/Sortie.ts';
import { inNotifyingClubs } from './inNotifyingClubs.ts';
import { notify } from './notify.ts';

const HOUR_MS = 3_600_000;
const AFTER_MS = 4 * HOUR_MS;
/** A boat out for longer has already caused a notification, or its landing is forgotten. */
const UNTIL_MS = 24 * HOUR_MS;

async function remindOfClub(): Promise<void> {
  const at = now().getTime();
  const out = await SortieModel.find({
    isOut: true,
    // A watched boat has its own expected time (rule safety.ladder).
    trip: { $exists: false },
    ...notAway(),
    launchedAt: { $lte: new Date(at - AFTER_MS), $gt: new Date(at - UNTIL_MS) },
  })
    .select('boatName launcher crew')
    .lean<Pick<SortieRecord, '_id' | 'boatName' | 'launcher' | 'crew'>[]>();
  for (const { _id, boatName, launcher, crew } of out) {
    await notify({
      key: `still-out ${String(_id)}`,
      tag: `sortie ${String(_id)}`,
      category: 'stillOut',
      to: [launcher, ...crew].map(String),
      title: stillOutOn(boatName),
      body: LAND_IF_BACK,
      url: '/actions?do=land',
      expiresAt: new Date(at + HOUR_MS),
    });
  }
}

/**
 * Reminds launchers and crews of boats that have been out for four hours, once, in every club (rule
 * notify.still-out).
 */
export const remindStillOut = (): Promise<void> => inNotifyingClubs(remindOfClub);
