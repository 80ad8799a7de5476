import {
  type Row,
  FILLED,
  SORTIE,
  launchBody,
  groupOf,
  typeOf,
  memberOf,
  launchedBy,
  userFields,
  expectTaken,
} from './asking.ts';
import { textOf } from './documentedClub.ts';
import { theClub } from './theClub.ts';

/** Calls about accounts, the deck and outings, with their documented bodies and nothing else. */
export const OUTING_CALLS: Row[] = [
  // Accounts
  {
    call: 'POST /user',
    who: 'visitor',
    asks: async () => ({ path: '/user', body: await userFields(0) }),
    answers: expect.any(String),
  },
  {
    call: 'POST /user, a coach',
    who: 'visitor',
    asks: async () => ({ path: '/user', body: await userFields(1) }),
    answers: expect.any(String),
  },
  {
    call: 'POST /login',
    who: 'visitor',
    asks: ({ me: { name, password } }) => ({ path: '/login', body: { name, password } }),
    answers: expect.objectContaining({
      _id: expect.any(String),
      name: expect.any(String),
      email: expect.any(String),
      hint: expect.any(String),
      group: expect.any(String),
      groupmoniker: 'OM',
      aboutme: '',
      aboutmeurl: '',
      pic: expect.any(String),
      coach: 0,
    }),
  },
  {
    call: 'POST /verify',
    who: 'member',
    asks: ({ me: { id } }) => ({ path: '/verify', body: { id } }),
    answers: ['Found.', expect.any(Array)],
  },
  {
    call: 'POST /pwd-change',
    who: 'member',
    asks: ({ me: { id, password: oldpassword } }) => ({
      path: '/pwd-change',
      body: { id, password: 'An0ther!boat', passwordhint: 'what it is called', oldpassword },
    }),
  },
  {
    call: 'POST /profile-change',
    who: 'member',
    asks: async ({ me: { id, password, email } }) => ({
      path: '/profile-change',
      body: {
        id,
        password,
        email,
        group: await groupOf('Scullers'),
        moniker: 'SC',
        pic: '',
        aboutme: 'Bow',
        aboutmeurl: '',
      },
    }),
  },
  {
    call: 'POST /get-pwd-reset-key',
    who: 'visitor',
    asks: ({ me: { email } }) => ({ path: '/get-pwd-reset-key', body: { email } }),
  },
  {
    call: 'POST /pwd-reset',
    who: 'visitor',
    asks: async ({ me: { email }, send }) => {
      await send('POST', '/get-pwd-reset-key', { email });
      const [, key] = /^\s*([A-Z0-9-]{8,})\s*$/m.exec(await theClub().lastMail()) ?? [];
      return { path: '/pwd-reset', body: { key, password: 'An0ther!boat', hint: 'what it is called' } };
    },
    answers: expect.objectContaining({
      _id: expect.any(String),
      name: expect.any(String),
      group: expect.any(String),
      coach: 0,
    }),
  },

  // On deck
  { call: 'GET /userondeck/{uid}', who: 'member', asks: ({ me }) => ({ path: `/userondeck/${me.id}` }) },
  {
    call: 'GET /useroffdeck/{uid}',
    who: 'member',
    asks: async ({ me, get }) => {
      await get(`/userondeck/${me.id}`);
      return { path: `/useroffdeck/${me.id}` };
    },
  },
  {
    call: 'GET /user-launched/{uid}',
    who: 'member',
    asks: async (caller) => {
      await launchedBy(caller);
      return { path: `/user-launched/${caller.me.id}` };
    },
    answers: 1,
  },

  // Launching
  ...[
    'Scull',
    'Gig',
    'Double',
    'Pair',
    'Straight Pair',
    'Four',
    'Straight Four',
    'Quad',
    'Eight',
    'Launch',
  ].map((name): Row => ({
    call: `POST /launch, a boat of the class ${name}`,
    who: 'member',
    asks: async ({ me }) => ({ path: '/launch', body: launchBody(await theClub().freeBoat(name), me.id) }),
    answers: SORTIE,
  })),
  {
    call: 'POST /launch, with crew and workout',
    who: 'member',
    asks: async ({ me }) => ({
      path: '/launch',
      body: launchBody(await theClub().freeBoat('Double'), me.id, {
        crew: [await memberOf('Maren Holloway')],
        description: 'Steady',
        group: await typeOf('Steady State'),
      }),
    }),
    answers: SORTIE,
  },
  {
    call: 'POST /launch, borrowed',
    who: 'member',
    asks: async ({ me }) => ({
      path: '/launch',
      body: launchBody(null, me.id, { borrowed: await memberOf('Idris Brackwater') }),
    }),
    answers: SORTIE,
  },
  ...['/launch-1p', '/launch-248p'].map((path): Row => ({
    call: `POST ${path}`,
    who: 'member',
    asks: ({ me }) => ({ path, body: { user: me.id, description: null, group: null } }),
    answers: SORTIE,
  })),
  {
    call: 'POST /auth-launch, a boat',
    who: 'visitor',
    asks: async ({ me: { name, password } }) => ({
      path: '/auth-launch',
      body: { bus: await theClub().freeBoat('Scull'), name, password },
    }),
    answers: expect.objectContaining({ _id: expect.any(String), land: null }),
  },
  {
    call: 'POST /auth-launch, borrowed',
    who: 'visitor',
    asks: async ({ me: { name, password } }) => ({
      path: '/auth-launch',
      body: { borrowed: await memberOf('Tove Fenwick'), name, password },
    }),
    answers: expect.objectContaining({ _id: expect.any(String), land: null }),
  },

  // Landing
  {
    call: 'GET /sorties-stillout-byuser-results/{uid}',
    who: 'member',
    asks: async (caller) => {
      await launchedBy(caller);
      return { path: `/sorties-stillout-byuser-results/${caller.me.id}` };
    },
    answers: FILLED,
  },
  {
    call: 'POST /auth-sorties-stillout-byuser-results',
    who: 'visitor',
    asks: async (caller) => {
      await launchedBy(caller);
      const { name, password } = caller.me;
      return { path: '/auth-sorties-stillout-byuser-results', body: { name, password } };
    },
    answers: expect.objectContaining(FILLED),
  },
  {
    call: 'POST /land',
    who: 'member',
    asks: async (caller) => ({
      path: '/land',
      body: { sortie: await launchedBy(caller), miles: 4.5, description: '', uid: caller.me.id },
    }),
    answers: expect.objectContaining({ _id: expect.any(String), land: expect.any(String), miles: 4.5 }),
  },
  {
    call: 'POST /land, again with other miles',
    who: 'member',
    asks: async (caller) => {
      const sortie = await launchedBy(caller);
      await caller.send('POST', '/land', { sortie, miles: 4, description: '', uid: caller.me.id });
      return { path: '/land', body: { sortie, miles: 6, description: 'To the island', uid: caller.me.id } };
    },
    answers: expect.objectContaining({ miles: 6, description: 'To the island' }),
  },
  {
    call: 'POST /land, again on a later day with other miles',
    who: 'member',
    asks: async (caller) => {
      const { me, send } = caller;
      const sortie = await launchedBy(caller);
      await send('POST', '/land', { sortie, miles: 4, description: '', uid: me.id });
      await theClub().onNextDay(async () => {
        const body = { sortie, miles: 6, description: '', uid: me.id };
        const answer = await theClub().ask('POST', '/land', body, await theClub().signIn(me));
        expectTaken(answer, 'POST /land, on the next day');
        expect(answer.body).toMatchObject({ miles: 6 });
      });
      return { path: '/land', body: { sortie, miles: 6, description: 'Fog', uid: me.id } };
    },
    answers: expect.objectContaining({ miles: 6, description: 'Fog' }),
  },
  {
    call: 'POST /land, in the boathouse',
    who: 'visitor',
    asks: async (caller) => {
      const sortie = await launchedBy(caller);
      const { name, password } = caller.me;
      const signed = await caller.send('POST', '/auth-sorties-stillout-byuser-results', { name, password });
      const body = { sortie, miles: 3, description: '', uid: null };
      return { path: '/land', body, token: textOf(signed, 'token') };
    },
    answers: expect.objectContaining({ _id: expect.any(String), land: expect.any(String) }),
  },
];
