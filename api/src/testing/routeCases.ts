import { routes } from '../app.ts';
import { requirementDirectory } from '../clearances/clearanceDirectory.ts';
import { RequirementModel } from '../clearances/Requirement.ts';
import { accountCases } from './accountCases.ts';
import { PASSWORD } from './factories.ts';
import { mediaFile, mediaForm, mediaLink } from './mediaRequests.ts';
import { lateLandingCases } from './lateLandingCases.ts';
import { safetyCases } from './safetyCases.ts';
import { clearanceCases } from './clearanceCases.ts';
import { collectionCases } from './collectionCases.ts';
import { conditionCases } from './conditionCases.ts';
import { correctionCases } from './correctionCases.ts';
import { damageCases } from './damageCases.ts';
import { guestCases } from './guestCases.ts';
import { exportCases } from './exportCases.ts';
import { importCases } from './importCases.ts';
import { officerCases } from './officerCases.ts';
import { reservationCases } from './reservationCases.ts';
import { tourCases } from './tourCases.ts';
import { planCases } from './planCases.ts';
import { body, coaches, params, plain, type RouteCase } from './RouteCase.ts';
import type { Scene } from './Scene.ts';

type Fields = Record<string, unknown>;

const ofPairing = (own: RouteCase): RouteCase => ({ ...own, isOfPairing: true });

/** Other cases set requirements that this member does not meet; here they only warn. */
const ofOwnBoat = body(async (scene) => {
  await scene.inClub(async () => {
    await RequirementModel.updateMany({}, { $set: { level: 'warn' } });
    requirementDirectory.drop();
  });
  return { user: scene.me.id, description: null, group: await scene.workoutType() };
});

const DAY = '2026-05-01';
const MONTH = '05';
const idOfBoat = body(async ({ boat }) => ({ id: await boat() }));
const idOfFleetGroup = body(async (scene) => {
  const made = await scene.call('POST', '/fleetgroup', { body: newFleetGroup() });
  return { id: String(made._id) };
});
const ofUserGroup = params(async ({ userGroup }) => ({ groupid: await userGroup(), ...week }));
const ofFleetGroup = params(async ({ fleetGroup }) => ({ groupid: await fleetGroup(), ...week }));
const week = { start: DAY, end: '2026-05-03', form: 'csv' };
const boatsMonth = params(async ({ boat }) => ({ id: await boat(), month: MONTH }));
const boatsSeason = params(async ({ boat }) => ({ id: await boat() }));
const myMonth = params(async ({ me }) => Promise.resolve({ id: me.id, month: MONTH }));
const mySeason = params(async ({ me }) => Promise.resolve({ id: me.id }));
const me = params(async ({ me: { id } }) => Promise.resolve({ uid: id }));
const kiosk = ({ me: { record } }: Scene): Fields => ({ name: record.name, password: PASSWORD });

let made = 0;
/** Generates unused names and monikers. */
function fresh(): { name: string; moniker: string } {
  made += 1;
  const letters = String.fromCharCode(65 + (made % 26), 65 + Math.floor(made / 26));
  return { name: `Made ${letters}`, moniker: `Z${letters}` };
}
const newFleetGroup = (): object => ({ ...fresh(), payload: 4 });

const cases: Readonly<Record<string, RouteCase>> = {
  ...accountCases,

  // Club
  'GET /club': plain,
  'PUT /club': coaches(
    body(() => ({
      identity: { colours: { first: '#0B4F6C', second: '#FFFFFF' }, blade: 'tip' },
      place: { latitude: 47.37, longitude: 8.54 },
    })),
  ),
  'GET /fleetgroups-results': plain,
  'GET /usergroups-results': plain,
  'GET /sortiegroups-results': plain,
  'GET /active-agents-results': plain,
  'POST /fleetgroup': coaches(body(() => ({ name: 'Case Class', moniker: 'CC', payload: 4 }))),
  'DELETE /fleetgroup-delete': coaches(idOfFleetGroup),
  'PUT /fleetgroup-drydock': coaches(idOfFleetGroup),
  'PUT /fleetgroup-splash': coaches(idOfFleetGroup),
  'POST /usergroup': coaches(body(() => ({ name: 'Case Group', moniker: 'CG' }))),
  'DELETE /usergroup-delete': coaches(
    body(async (scene) => ({ id: String((await scene.call('POST', '/usergroup', { body: fresh() }))._id) })),
  ),
  'GET /tablet': plain,
  'POST /tablet-code': ofPairing(plain),
  'POST /tablet-pair': ofPairing(
    coaches(body(async (scene) => ({ code: await scene.pairingCode(), name: 'Bay doors' }))),
  ),
  'GET /tablets-results': coaches(plain),
  'DELETE /tablet/:tablet_id': ofPairing(
    coaches(
      params(async (scene) => {
        const pairing = { code: await scene.pairingCode(), name: 'Bay doors' };
        const { _id } = await scene.call('POST', '/tablet-pair', { body: pairing });
        return { tablet_id: String(_id) };
      }),
    ),
  ),

  // Fleet
  'GET /fleet-results': plain,
  'GET /fleet-all-results': plain,
  'GET /fleet-unlaunched-results': plain,
  'GET /fleet-launched-results': plain,
  'GET /fleetgroup-launched-results/:fleetGroupId': params(async ({ fleetGroup }) => ({
    fleetGroupId: await fleetGroup(),
  })),
  'GET /bus2/:bus_id': params(async ({ boat }) => ({ bus_id: await boat() })),
  'POST /bus': coaches(
    body(async ({ fleetGroup }) => ({
      name: 'Case Boat',
      description: '',
      group: await fleetGroup(),
      miles: 0,
    })),
  ),
  'PUT /fleet-append/:bus_id': {
    ask: async ({ boat }) => ({ params: { bus_id: await boat() }, body: { log: 'A new seat.' } }),
  },
  'PUT /fleet-update/:bus_id': {
    ask: async ({ boat, fleetGroup }) => ({
      params: { bus_id: await boat() },
      body: { name: 'Case Boat Again', description: 'Red.', group: await fleetGroup(), log: null },
    }),
  },
  'PUT /fleet-drydock': coaches(idOfBoat),
  'PUT /fleet-splash': coaches(idOfBoat),
  'DELETE /fleet-decommission': coaches(
    body(async (scene) => ({ uid: scene.me.id, bid: await scene.boat() })),
  ),
  'GET /fleet-csv/:group/:sort': params(async ({ fleetGroup }) => ({ group: await fleetGroup(), sort: '0' })),

  // Members
  'GET /users-results': plain,
  'GET /users-csv/:group/:sort': params(async ({ userGroup }) => ({ group: await userGroup(), sort: '0' })),
  'GET /seasons-results': plain,
  'GET /user-results/:userId': params(async ({ member }) => ({ userId: (await member()).id })),
  'GET /users-on-deck-results': plain,
  'GET /users-launched-results-2': plain,
  'GET /userondeck/:uid': me,
  'GET /useroffdeck/:uid': me,
  'GET /user-launched/:uid': me,

  // Sorties
  'POST /launch': body(async (scene) => ({
    bus: await scene.boat(),
    user: scene.me.id,
    borrowed: null,
    crew: [(await scene.member()).id],
    description: null,
    group: await scene.workoutType(),
  })),
  'POST /launch-1p': ofOwnBoat,
  'POST /launch-248p': ofOwnBoat,
  'POST /auth-launch': body(async (scene) => ({ bus: await scene.boat(), ...kiosk(scene) })),
  'POST /auth-launch-check': body(async (scene) => ({ bus: await scene.boat(), ...kiosk(scene) })),
  'POST /auth-last-outing': body(kiosk),
  'POST /auth-sorties-stillout-byuser-results': body(kiosk),
  'POST /land': body(async (scene) => ({
    sortie: await scene.outing(),
    miles: 5,
    description: '',
    uid: scene.me.id,
  })),
  'PUT /member-age': body(({ me }) => ({
    id: me.id,
    birthDate: '2010-05-01',
    guardian: { name: 'Robin Ash', email: 'robin@example.org', consentOn: null },
  })),
  'PUT /sortie-credit': coaches(body(async ({ lateOuting }) => ({ id: await lateOuting() }))),
  'GET /launch-check': { ask: async (scene) => ({ query: { bus: await scene.boat() } }) },
  'GET /sorties-stillout-results': plain,
  'GET /sorties-results': plain,
  'GET /sortiestoday-results': plain,
  'GET /sorties-stillout-byuser-results/:uid': me,
  'GET /sortiesbydate-results/:date': { ask: () => ({ params: { date: DAY } }) },
  'GET /sortiesbydate-csv/:date': { ask: () => ({ params: { date: DAY } }) },
  'GET /usergroup-sorties-weekly/:groupid/:start/:end/:form': ofUserGroup,
  'GET /fleetgroup-sorties-weekly/:groupid/:start/:end/:form': ofFleetGroup,
  'GET /busmonthly-results/:id/:month': boatsMonth,
  'GET /busmonthly-csv/:id/:month': boatsMonth,
  'GET /usermonthly-results/:id/:month': myMonth,
  'GET /usermonthly-csv/:id/:month': myMonth,
  'GET /busseason-results/:id': boatsSeason,
  'GET /userseason-results/:id': mySeason,
  'GET /activity-results': plain,
  'GET /audit-results': coaches(plain),
  'GET /audit-csv': coaches(plain),
  'POST /mail-csv': body(async ({ fleetGroup }) => ({ calls: [`/fleet-csv/${await fleetGroup()}/0`] })),

  ...clearanceCases,
  ...safetyCases,
  ...lateLandingCases,
  ...collectionCases,
  ...conditionCases,
  ...correctionCases,
  ...damageCases,
  ...guestCases,
  ...exportCases,
  ...importCases,
  ...officerCases,
  ...planCases,
  ...reservationCases,
  ...tourCases,

  // Tweets and media
  'GET /tweets-day-results/:uid': me,
  'GET /tweets-week-results/:uid': me,
  'GET /tweets-headsup-week-results': plain,
  'POST /tweet': body((scene) => ({
    user: scene.me.id,
    description: 'Fog on the river.',
    private: false,
    headsup: false,
    pictures: [],
  })),
  'POST /tweet-reply': body(async (scene) => ({
    user: scene.me.id,
    description: 'It lifts.',
    replyto: await scene.tweet(),
  })),
  'GET /tweet-upvote/:tweetId': params(async (scene) => ({ tweetId: await scene.tweet() })),
  'DELETE /tweet/:id': params(async (scene) => ({ id: await scene.tweet() })),
  'POST /presigned_post': body(({ club }) => ({
    bucket_name: club.folder,
    object_name: 'tweets/case.png',
  })),
  'POST /presigned': body(mediaFile),
  'POST /media': { ask: mediaForm, status: 204 },
  'GET /media/:club/:folder/:file': { ask: mediaLink },
  'GET /events': { status: null },

  // The installation
  'GET /healthz': plain,
  'GET /readyz': plain,
  // No token is configured.
  'GET /metrics': { status: 404 },
  'GET /openapi.json': plain,
  'GET /docs': plain,
  'GET /docs/:file': { ask: () => ({ params: { file: 'start.js' } }) },
};

/** Builds the case of a removal in its old form, which has the id and options in its body. */
const inFormBefore = (own: RouteCase): RouteCase => ({
  ...own,
  async ask(scene) {
    const { params: named = {}, query } = (await own.ask?.(scene)) ?? {};
    return { body: { id: Object.values(named)[0], ...query } };
  },
});

const before = routes.flatMap(({ method, path, replacedBy }): [string, RouteCase][] => {
  const own = replacedBy === undefined ? undefined : cases[replacedBy];
  return own ? [[`${method} ${path}`, inFormBefore(own)]] : [];
});

/** One case for each route, by `METHOD /path`. */
export const routeCases: Readonly<Record<string, RouteCase>> = { ...cases, ...Object.fromEntries(before) };
