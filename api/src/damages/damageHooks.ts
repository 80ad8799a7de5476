import { closeReportFirst } from '@fleetwatch/contract/damages/texts';
import { boatDamages, boatsKeptDocked, boatsLeavingFleet } from '../boats/boatHooks.ts';
import { usesFeature } from '../platform/club/features.ts';
import { atHook } from '../platform/events/hooks.ts';
import { ApiError } from '../platform/http/errors.ts';
import { findUnfitReports } from './commands/changeDamage.ts';
import { writeOffDamages } from './commands/writeOffDamages.ts';
import { readDamages } from './damageDirectory.ts';

export const damageHooks = [
  atHook(boatsLeavingFleet, ({ boats, session }) => writeOffDamages(boats, session)),
  // Rule damage.splash.
  atHook(boatsKeptDocked, async ({ boats, session }) => {
    const unfit = usesFeature('damage') ? await findUnfitReports(boats, session) : [];
    return unfit.map(({ boat, no }) => ({ boat, why: new ApiError('damage_open', closeReportFirst(no)) }));
  }),
  atHook(boatDamages, readDamages),
];
