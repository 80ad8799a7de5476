import { storedHundredths } from '@fleetwatch/contract/sorties/distance';
import type {
  LandBody,
  LaunchBody,
  LaunchCheck,
  PrivateLaunchBody,
  Sortie,
} from '@fleetwatch/contract/sorties/wire';
import Joi from 'joi';
import type { PrivateKind } from '../boats/commands/takePrivateBoat.ts';
import { findMember } from '../members/memberDirectory.ts';
import type { Repeatable } from '../platform/database/once.ts';
import { kioskRoute, memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { landSortie } from './commands/landSortie.ts';
import { launchBoat } from './commands/launchBoat.ts';
import { PRIVATE_KINDS } from './commands/launchAtBoathouse.ts';
import type { Launch } from './commands/LaunchRequest.ts';
import { listOutstanding } from '../logbook/commands/listOutstanding.ts';
import { listSortiesToday, listStillOut } from '../logbook/commands/listSorties.ts';
import { readLaunchCheck } from './commands/readLaunchCheck.ts';
import { readLauncherTotals, readTotals } from '../logbook/commands/readTotals.ts';
import { presentLaunched, presentSortie, presentSorties, presentSortiesForKiosk } from './sortiePresenter.ts';
import {
  landSchema,
  launchCheckSchema,
  launchSchema,
  privateLaunchSchema,
  type LaunchCheckQuery,
} from './sortieSchemas.ts';
import { landerOf } from './sortiePolicy.ts';

type Empty = Record<never, never>;

async function answerLaunch(launch: Launch, repeat: Repeatable | null): Promise<Sortie> {
  // Launching does not change totals, so they are read in parallel.
  const [launched, totals] = await Promise.all([
    launchBoat(launch, repeat),
    readTotals('member', [launch.launcher]),
  ]);
  return presentLaunched(launched, totals);
}

const privateRoute = (path: string, ownBoat: PrivateKind, boat: string): Route =>
  memberRoute<PrivateLaunchBody>({
    method: 'POST',
    path,
    summary: `Launch the caller's own ${boat}.`,
    answers: 'The new sortie.',
    namesCaller: ['user'],
    body: privateLaunchSchema,
    acceptsOfflineWrites: true,
    async handle({ actor, body, happenedAt, repeatable }) {
      const launch = {
        launcher: actor.id,
        ownBoat,
        offices: actor.offices,
        happenedAt,
        workout: { text: body.description, type: body.group },
        supervision: body.supervision,
        trip: body.trip,
        replies: body.replies,
      };
      return answerLaunch(launch, repeatable());
    },
  });

const listRoute = (path: string, list: typeof listStillOut, summary: string): Route =>
  kioskRoute({
    method: 'GET',
    path,
    summary,
    answers: 'R sorties; the kiosk gets only what its board shows, without notes and workouts.',
    polled: { sameFor: 'audience' },
    async handle({ actor }) {
      const sorties = await list();
      const present = actor ? presentSorties : presentSortiesForKiosk;
      return { results: await present(sorties, await readLauncherTotals(sorties)) };
    },
  });

const TODAY = "List today's sorties, out and landed, in launch order.";

export const sortiesRoutes: Route[] = [
  kioskRoute<Empty, Empty, LaunchCheckQuery>({
    method: 'GET',
    path: '/launch-check',
    summary:
      'Check the rules before a launch: ?bus=, ?private= or ?borrowed=; ?crew= with comma-separated member ids; ?supervisor= the member who would supervise minors; ?area= and ?type= the water and the workout type.',
    answers:
      'R answers with code, level (block, warn, info), text, rule and subjects; the blocks the caller may override.',
    query: launchCheckSchema,
    handle: ({ actor, query }): Promise<LaunchCheck> =>
      readLaunchCheck({
        boat: query.bus,
        lender: query.borrowed,
        ownBoat: query.private && PRIVATE_KINDS[query.private],
        crew: query.crew?.split(','),
        supervision: query.supervisor === undefined ? null : { member: query.supervisor },
        trip: { ...(query.area && { area: query.area }) },
        workout: { text: null, type: query.type ?? null },
        launcher: actor?.id ?? null,
        offices: actor?.offices ?? [],
        isAtBoathouse: actor === null,
      }),
  }),
  memberRoute<LaunchBody>({
    method: 'POST',
    path: '/launch',
    summary: "Launch one of the club's boats with its crew, or a member's borrowed single.",
    answers: 'The new sortie.',
    namesCaller: ['user'],
    body: launchSchema,
    acceptsOfflineWrites: true,
    async handle({ actor, body, happenedAt, repeatable }) {
      const launch = {
        launcher: actor.id,
        boat: body.bus,
        lender: body.borrowed,
        crew: body.crew,
        workout: { text: body.description, type: body.group },
        supervision: body.supervision ?? null,
        trip: body.trip,
        replies: body.replies ?? null,
        offices: actor.offices,
        happenedAt,
      };
      return answerLaunch(launch, repeatable());
    },
  }),
  privateRoute('/launch-1p', 'private-1x', 'private single'),
  privateRoute('/launch-248p', 'private-2-4-8', 'private 2, 4 or 8'),

  kioskRoute<LandBody>({
    method: 'POST',
    path: '/land',
    summary:
      'Land a sortie, or correct its landing (launcher, crew, coaches, and the kiosk with its landing token).',
    answers: 'The sortie.',
    body: landSchema,
    acceptsLandingToken: true,
    acceptsOfflineWrites: true,
    audit: { verb: 'land', kind: 'sortie', subject: 'sortie' },
    async handle({ actor, landing, body, happenedAt, repeatable }) {
      const lander = landerOf(actor, landing, body.uid);
      const landed = await landSortie(
        {
          sortie: body.sortie,
          milesHundredths: storedHundredths(body.miles),
          notes: body.description.trim(),
          happenedAt,
          requestsCredit: body.asksCredit,
          confirmed: body.confirmed,
          lander,
        },
        repeatable(lander.id),
      );
      return presentSortie(landed, await readLauncherTotals([landed]));
    },
  }),

  listRoute(
    '/sorties-stillout-results',
    listStillOut,
    'List the sorties still out, including those of earlier days, in launch order.',
  ),
  listRoute('/sorties-results', listSortiesToday, TODAY),
  listRoute('/sortiestoday-results', listSortiesToday, TODAY),

  memberRoute({
    method: 'GET',
    path: '/sorties-stillout-byuser-results/:uid',
    summary: "List a member's outstanding sorties, as launcher or in the crew.",
    answers: 'R sorties.',
    params: Joi.object<{ uid: string }, true>({ uid: idSchema().required() }),
    async handle({ params }) {
      await findMember(params.uid);
      const outstanding = await listOutstanding(params.uid);
      return { results: await presentSorties(outstanding, await readLauncherTotals(outstanding)) };
    },
  }),
];
