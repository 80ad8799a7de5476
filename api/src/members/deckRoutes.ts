import type { DeckAnswer } from '@fleetwatch/contract/members/deck';
import Joi from 'joi';
import { runWrite } from '../platform/database/runWrite.ts';
import { now } from '../platform/club/clock.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { idSchema } from '../platform/http/validate.ts';
import { isCoach } from './coachRights.ts';
import { goOnDeck, leaveDeck } from './commands/changeDeck.ts';
import { listLaunched, listOnDeck } from './commands/listOnDeck.ts';
import { activeMembers } from './memberDirectory.ts';
import { presentAgent, presentLaunchedMembers, presentOnDeck } from './memberPresenter.ts';

type Uid = { uid: string };
const uidSchema = Joi.object<Uid, true>({ uid: idSchema().required() });

const deckRoute = (path: string, summary: string, isOnDeck: boolean): Route =>
  memberRoute<Record<never, never>, Uid>({
    method: 'GET',
    path,
    writes: 'other',
    summary,
    answers: '{ondeck}.',
    namesCaller: ['uid'],
    params: uidSchema,
    acceptsOfflineWrites: true,
    async handle({ actor, happenedAt, repeatable }): Promise<DeckAnswer> {
      return runWrite({
        repeat: repeatable(),
        work: async (session) => {
          if (isOnDeck) await goOnDeck(actor.id, session, happenedAt ?? now());
          else await leaveDeck(actor.id, session);
          return { ondeck: isOnDeck };
        },
      });
    },
  });

/** Routes for members on deck, members on the water, and coaches. */
export const deckRoutes: Route[] = [
  deckRoute('/userondeck/:uid', 'Go on deck; refused while on the water.', true),
  deckRoute('/useroffdeck/:uid', 'Go off deck.', false),

  memberRoute({
    method: 'GET',
    path: '/users-on-deck-results',
    summary: 'List the members on deck, longest wait first.',
    answers: 'R members.',
    polled: { sameFor: 'everyone' },
    async handle() {
      return { results: await presentOnDeck(await listOnDeck()) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/users-launched-results-2',
    summary: 'List the members on the water, with boat and launch time.',
    answers: 'R members.',
    polled: { sameFor: 'everyone' },
    async handle() {
      return { results: await presentLaunchedMembers(await listLaunched()) };
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/active-agents-results',
    summary: 'List the coaches.',
    answers: 'R coaches.',
    polled: { sameFor: 'everyone' },
    async handle() {
      const members = await activeMembers();
      return { results: members.filter(({ coachRights }) => isCoach(coachRights)).map(presentAgent) };
    },
  }),
];
