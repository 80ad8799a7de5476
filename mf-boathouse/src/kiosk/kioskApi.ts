import type { KioskBoat } from '@fleetwatch/contract/boats/wire';
import type { Damage, NewDamageBody } from '@fleetwatch/contract/damages/wire';
import type {
  AuthLaunchBody,
  AuthLaunchCheckBody,
  AuthOutstandingAnswer,
  AuthLastOutingBody,
  AuthOutstandingBody,
  LastOutingAnswer,
  LaunchCheck,
  Sortie,
} from '@fleetwatch/contract/sorties/wire';
import { injectRemote } from '@fleetwatch/kit/store/injectRemote';
import { resultsOf } from '@fleetwatch/kit/store/resultsOf';

const FLEET_KEPT_S = 180;

const kioskApi = injectRemote('mf-boathouse').endpoints((build) => ({
  /** The whole fleet with dry-docked boats, so that people who search for one see its status (GET /fleet-all-results). */
  kioskFleet: build.query<KioskBoat[], void>({
    query: () => ({ url: 'fleet-all-results', isOpen: true }),
    transformResponse: resultsOf<KioskBoat[]>,
    providesTags: ['Boats'],
    keepUnusedDataFor: FLEET_KEPT_S,
  }),
  authLaunch: build.mutation<Sortie, AuthLaunchBody>({
    query: (body) => ({ url: 'auth-launch', method: 'POST', body, isOpen: true }),
  }),
  authLaunchCheck: build.mutation<LaunchCheck, AuthLaunchCheckBody>({
    query: (body) => ({ url: 'auth-launch-check', method: 'POST', body, isOpen: true }),
  }),
  authOutstanding: build.mutation<AuthOutstandingAnswer, AuthOutstandingBody>({
    query: (body) => ({
      url: 'auth-sorties-stillout-byuser-results',
      method: 'POST',
      body,
      isOpen: true,
    }),
  }),
  /** POST /damage, for the member who signed in to land. */
  kioskReport: build.mutation<Damage, NewDamageBody & { landingToken: string }>({
    query: ({ landingToken, ...body }) => ({ url: 'damage', method: 'POST', body, bearer: landingToken }),
    invalidatesTags: ['Boats'],
  }),
  authLastOuting: build.mutation<LastOutingAnswer, AuthLastOutingBody>({
    query: (body) => ({ url: 'auth-last-outing', method: 'POST', body, isOpen: true }),
  }),
}));

export const { useQuery: useKioskFleetQuery } = kioskApi.kioskFleet;
export const { useMutation: useKioskReportMutation } = kioskApi.kioskReport;

/** Untracked: the store would keep a tracked call's password. */
const UNTRACKED = { track: false } as const;

/** POST /auth-launch: an authenticated launch, also of a borrowed boat. */
export const authLaunch = (body: AuthLaunchBody) => kioskApi.authLaunch.initiate(body, UNTRACKED);

/** POST /auth-launch-check: the rules' findings about a launch, for the member who signs in. */
export const authLaunchCheck = (body: AuthLaunchCheckBody) =>
  kioskApi.authLaunchCheck.initiate(body, UNTRACKED);

/** POST /auth-sorties-stillout-byuser-results: the member who signs in, their outstanding sorties and the landing token. */
export const authOutstanding = (body: AuthOutstandingBody) =>
  kioskApi.authOutstanding.initiate(body, UNTRACKED);

/** POST /auth-last-outing: the member who signs in, and their last outing. */
export const authLastOuting = (body: AuthLastOutingBody) => kioskApi.authLastOuting.initiate(body, UNTRACKED);
