import { closeReportFirst } from '@fleetwatch/contract/damages/texts';
import { boatDamages, boatsHeldBack, boatsLeave } from '../boats/boatHooks.ts';
import { usesFeature } from '../platform/club/features.ts';
import { atHook } from '../platform/events/hooks.ts';
import { ApiError } from '../platform/http/errors.ts';
import { unfitOf } from './commands/changeDamage.ts';
import { writeOffDamages } from './commands/writeOffDamages.ts';
import { readDamages } from './damageDirectory.ts';

export const damageHooks = [
  atHook(boatsLeave, ({ boats, session }) => writeOffDamages(boats, session)),
  // Rule damage.splash.
  atHook(boatsHeldBack, async ({ boats, session }) => {
    const unfit = usesFeature('damage') ? await unfitOf(boats, session) : [];
    return unfit.map(({ boat, no }) => ({ boat, why: new ApiError('damage_open', closeReportFirst(no)) }));
  }),
  atHook(boatDamages, readDamages),
];
