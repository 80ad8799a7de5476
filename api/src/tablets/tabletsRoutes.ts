import { ONLY_COACHES_PAIR } from '@fleetwatch/contract/tablets/texts';
import { confirmedCoaches } from '../platform/auth/rights.ts';
import type { PairTabletBody, Tablet, TabletCode, TabletState } from '@fleetwatch/contract/tablets/wire';
import Joi from 'joi';
import { throttles } from '../platform/auth/throttles.ts';
import { runWrite } from '../platform/database/runWrite.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { removal } from '../platform/http/removal.ts';
import { memberRoute, openRoute, type Route } from '../platform/http/route.ts';
import { FREE_TEXT_MAX, textSchema } from '../platform/http/validate.ts';
import { recognizeTablet } from './commands/recognizeTablet.ts';
import { checkPairing, pairTablet, unpairTablet } from './commands/pairTablet.ts';
import { showPairingCode } from './commands/showPairingCode.ts';
import { setTabletCookie, namedTablet } from './tabletCookie.ts';
import { tabletDirectory } from './tabletDirectory.ts';
import { presentTablet, presentTabletCode, presentTablets, presentTabletState } from './tabletPresenter.ts';

const PAIR_TABLETS = confirmedCoaches('tablet.pair', ONLY_COACHES_PAIR);

const pairSchema = Joi.object<PairTabletBody, true>({
  code: textSchema(FREE_TEXT_MAX).required(),
  name: textSchema(FREE_TEXT_MAX).required(),
});

/**
 * Routes for pairing tablets. A club may restrict the kiosk to paired tablets (rule kiosk.pairing): a coach
 * pairs each one once, with the code it shows.
 */
export const tabletsRoutes: Route[] = [
  openRoute({
    method: 'GET',
    path: '/tablet',
    summary: 'Check whether the calling device is a paired tablet.',
    answers: "{isPaired, name}. A paired tablet's cookie is renewed.",
    ignoresToken: true,
    async handle({ cookies }): Promise<TabletState> {
      const tablet = await recognizeTablet(namedTablet(cookies));
      if (tablet) setTabletCookie(cookies, String(tablet._id));
      return presentTabletState(tablet);
    },
  }),

  openRoute({
    method: 'POST',
    path: '/tablet-code',
    summary: 'Get a code for this tablet to show. A coach can pair with it once, within ten minutes.',
    answers: '{code, expiresAt, now}; a cookie identifies the tablet.',
    hasSecret: true,
    ignoresToken: true,
    async handle({ address, cookies }): Promise<TabletCode> {
      await throttles().tabletCode.count(`${String(currentClub().id)} ${address}`);
      const waiting = await showPairingCode(namedTablet(cookies));
      setTabletCookie(cookies, waiting.tabletId);
      return presentTabletCode(waiting);
    },
  }),

  memberRoute<PairTabletBody>({
    method: 'POST',
    path: '/tablet-pair',
    summary: 'Pair the tablet that shows a code (coaches).',
    answers: 'The tablet.',
    may: PAIR_TABLETS,
    body: pairSchema,
    audit: { verb: 'pair', kind: 'tablet' },
    async handle({ actor, body, repeatable }): Promise<Tablet> {
      const pairing = { ...body, coach: actor.id };
      await checkPairing(pairing);
      return runWrite({
        repeat: repeatable(),
        work: async (session) => presentTablet(await pairTablet(pairing, session)),
      });
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/tablets-results',
    summary: "List the club's paired tablets in the order of pairing (coaches).",
    answers: 'R tablets.',
    may: PAIR_TABLETS,
    async handle() {
      return { results: await presentTablets([...(await tabletDirectory.get()).values()]) };
    },
  }),

  ...removal({
    path: '/tablet/:tablet_id',
    was: '/tablet-unpair',
    summary: "End a tablet's pairing (coaches).",
    answers: '{_id}.',
    may: PAIR_TABLETS,
    audit: { verb: 'unpair', kind: 'tablet' },
    async handle({ params, repeatable }) {
      return runWrite({ repeat: repeatable(), work: (session) => unpairTablet(params.tablet_id, session) });
    },
  }),
];
