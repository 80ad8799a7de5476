import type { Answer } from '@fleetwatch/api/testing/startTestApi';
import { isErrorBody } from '@fleetwatch/contract/errors/codes';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../demo/people.ts';
import { PNG } from './png.ts';
import { isRow, openDocumentedClub, textOf, type DocumentedClub, type Person } from './documentedClub.ts';

/** Two seasons of outings are made once. */
jest.setTimeout(120_000);

let club: DocumentedClub;
beforeAll(async () => {
  club = await openDocumentedClub();
});
afterAll(() => club.stop());

type Body = Record<string, unknown>;

/** How a client that knows the specification alone makes a call. */
interface Caller {
  me: Person;
  /** Makes a call that must not be refused, and returns what it answers. */
  get(path: string): Promise<unknown>;
  send(method: string, path: string, body: Body): Promise<unknown>;
}

interface Documented {
  /** The path as it is asked: its ids are those of the demo club. */
  path: string;
  body?: Body;
  /** In place of the caller's. */
  token?: string;
}

type Who = 'visitor' | 'member' | 'coach';

interface Row {
  /** As the specification writes it; what follows a comma tells cases of one call apart. */
  call: string;
  who: Who;
  /** Absent where the path says all. */
  asks?: (caller: Caller) => Promise<Documented> | Documented;
  /** What the answer must be, beside being none of a refusal. */
  answers?: unknown;
}

const LIST = { results: expect.any(Array) };
const FILLED = { results: expect.arrayContaining([expect.anything()]) };
const CSV = expect.stringContaining(',');
const SORTIE = expect.objectContaining({ _id: expect.any(String), land: null, crew: expect.any(Array) });
const DAY = '2026-05-14';
const WEEK = '2026-05-11/2026-05-17';

const launchBody = (bus: string | null, user: string, more: Body = {}): Body => ({
  ...{ bus, user, borrowed: null, crew: null, description: null, group: null },
  ...more,
});

const idIn = async (path: string, name: string): Promise<string> => club.idOf(path, name);
const groupOf = (name: string) => idIn('/usergroups-results', name);
const classOf = (name: string) => idIn('/fleetgroups-results', name);
const typeOf = (name: string) => idIn('/sortiegroups-results', name);
const anyOf = async (path: string): Promise<string> => textOf((await club.rows(path))[0], '_id');
const memberOf = (name: string) => idIn('/users-results', name);

/** A sortie of the caller, in their own single. */
async function launchedBy({ me, send }: Caller): Promise<string> {
  const body = { user: me.id, description: null, group: null };
  return textOf(await send('POST', '/launch-1p', body), '_id');
}

let made = 0;
/** 'Heron A', 'Heron B': letters and spaces alone. */
const newName = (what: string): string => `${what} ${String.fromCharCode(65 + made++)}`;

async function newBoat({ send }: Caller): Promise<string> {
  const body = { name: newName('Heron'), description: 'New', group: await classOf('Scull'), miles: 0 };
  return textOf(await send('POST', '/bus', body), '_id');
}
/** Id of a new boat of this name, which its coach has taken out of service. */
async function dockedBoat(name: string): Promise<string> {
  const coach = await callerOf('coach');
  const body = { name, description: '', group: await classOf('Scull'), miles: 0 };
  const id = textOf(await coach.send('POST', '/bus', body), '_id');
  await coach.send('PUT', '/fleet-drydock', { id });
  return id;
}
async function newClass({ send }: Caller): Promise<string> {
  const body = { name: newName('Training Shell'), moniker: 'TS', payload: '4' };
  return textOf(await send('POST', '/fleetgroup', body), '_id');
}
async function newGroup({ send }: Caller): Promise<string> {
  return textOf(await send('POST', '/usergroup', { name: newName('Saturday Rowers'), moniker: 'SR' }), '_id');
}
const jobBody = async ({ me }: Caller): Promise<Body> => ({
  ...{ agent: me.id, group: await typeOf('Pyramids'), sortiegroup: await groupOf('Open Men') },
  description: 'Three pyramids',
});
const newTweet = async ({ me, send }: Caller): Promise<string> => {
  const body = { user: me.id, description: 'Calm water', private: false, headsup: false, pictures: [] };
  return textOf(await send('POST', '/tweet', body), '_id');
};
const planToJoin = async ({ me }: Caller): Promise<string> => {
  const plans = await club.rows('/allplans-daily/2026-05-18/deref');
  const plan = plans.find(
    ({ crew, limit }) => Array.isArray(crew) && (limit === null || crew.length < Number(limit)),
  );
  if (!plan) throw new Error(`No plan for ${me.name}.`);
  return textOf(plan, '_id');
};

/** What a client names as bucket: the club's folder. */
const folderOf = async (): Promise<string> => textOf((await club.ask('GET', '/club')).body, 's3folder');

/** An uploaded picture's name, as it is sent to /presigned_post and /presigned. */
async function uploaded({ send }: Caller, objectName: string): Promise<string> {
  const bucket = await folderOf();
  const form = await send('POST', '/presigned_post', { bucket_name: bucket, object_name: objectName });
  const data = new FormData();
  const fields = isRow(form) && isRow(form['fields']) ? form['fields'] : {};
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value));
  data.append('file', new Blob([PNG]), 'x.png');
  const answer = await fetch(textOf(form, 'url'), { method: 'POST', body: data });
  if (!answer.ok) throw new Error(`No upload: ${answer.status} ${await answer.text()}`);
  return bucket;
}

const userFields = async (coach_p: 0 | 1): Promise<Body> => ({
  ...{ club: 'OARS-demo-boathouse', name: newName('Nora Newcomer'), email: `nora${made}@example.org` },
  ...{ password: 'Str0ng!oar', passwordhint: 'what pulls, and how', group: await groupOf('Scullers') },
  ...{ pic: '', aboutme: 'I row.', aboutmeurl: 'https://example.org/nora', coach_p },
});

/** The reading calls of the specification's two tables, for a member. */
const READS: Row[] = [
  ...[
    '/fleetgroups-results',
    '/usergroups-results',
    '/sortiegroups-results',
    '/active-agents-results',
    '/fleet-results',
    '/fleet-all-results',
    '/fleet-unlaunched-results',
    '/fleet-launched-results',
    '/users-results',
    '/usernames-results',
    '/emails-results',
    '/sorties-stillout-results',
    '/sorties-results',
    '/sortiestoday-results',
    '/users-on-deck-results',
    '/users-launched-results-2',
    '/tweets-headsup-week-results',
    '/jobs-currentweek-results',
    '/jobs-currentmonth-results',
    '/jobs-month-results/05',
    `/sortiesbydate-results/${DAY}`,
  ].map((path): Row => ({ call: `GET ${path}`, who: 'member', answers: FILLED })),
  {
    call: 'GET /activity-results',
    who: 'member',
    asks: () => ({ path: '/activity-results' }),
    answers: { results: expect.anything() },
  },
  {
    call: 'GET /fleetgroup-launched-results/{fleetGroupId}',
    who: 'member',
    asks: async () => ({ path: `/fleetgroup-launched-results/${await classOf('Scull')}` }),
    answers: LIST,
  },
  {
    call: 'GET /user-results/{userId}',
    who: 'member',
    asks: ({ me }) => ({ path: `/user-results/${me.id}` }),
    answers: {
      results: expect.objectContaining({
        miles: 0,
        miles_solo: 0,
        miles_private: 0,
        trips: 0,
        profile: expect.anything(),
      }),
    },
  },
  {
    call: 'GET /tweets-day-results/{userId}',
    who: 'member',
    asks: ({ me }) => ({ path: `/tweets-day-results/${me.id}` }),
    answers: FILLED,
  },
  {
    call: 'GET /tweets-week-results/{uid}',
    who: 'member',
    asks: ({ me }) => ({ path: `/tweets-week-results/${me.id}` }),
    answers: FILLED,
  },
  {
    call: 'GET /bus2/{bus_id}',
    who: 'member',
    asks: async () => ({ path: `/bus2/${await anyOf('/fleet-results')}` }),
    answers: {
      results: expect.objectContaining({
        name: expect.any(String),
        description: expect.any(String),
        commissioned: expect.any(String),
        log: expect.any(String),
        group: expect.any(String),
        groupname: expect.any(String),
        groupmoniker: expect.any(String),
        grouppayload: expect.anything(),
      }),
    },
  },
  ...['deref', 'csv'].flatMap((form): Row[] => [
    {
      call: `GET /usergroup-sorties-weekly/{groupid}/{start}/{end}/${form}`,
      who: 'member',
      asks: async () => ({ path: `/usergroup-sorties-weekly/${await groupOf('Open Men')}/${WEEK}/${form}` }),
      answers: form === 'csv' ? CSV : LIST,
    },
    {
      call: `GET /fleetgroup-sorties-weekly/{fleetgroupId}/{start}/{end}/${form}`,
      who: 'member',
      asks: async () => ({ path: `/fleetgroup-sorties-weekly/${await classOf('Scull')}/${WEEK}/${form}` }),
      answers: form === 'csv' ? CSV : FILLED,
    },
    {
      call: `GET /allplans-daily/{date}/${form}`,
      who: 'member',
      asks: () => ({ path: `/allplans-daily/2026-05-18/${form}` }),
      answers: form === 'csv' ? CSV : FILLED,
    },
  ]),
  {
    call: 'GET /myplans-daily/{user}/{date}/csv',
    who: 'member',
    asks: ({ me }) => ({ path: `/myplans-daily/${me.id}/${DAY}/csv` }),
    answers: CSV,
  },
  {
    call: 'GET /usergroup-plans-daily/{groupId}/{date}/csv',
    who: 'member',
    asks: async () => ({ path: `/usergroup-plans-daily/${await groupOf('Open Men')}/${DAY}/csv` }),
    answers: CSV,
  },
  {
    call: 'GET /sortiesbydate-csv/{date}',
    who: 'member',
    asks: () => ({ path: `/sortiesbydate-csv/${DAY}` }),
    answers: CSV,
  },
  ...[0, 1, 2, 3].flatMap((sort): Row[] => [
    {
      call: `GET /fleet-csv/all/${sort}`,
      who: 'member',
      asks: () => ({ path: `/fleet-csv/all/${sort}` }),
      answers: CSV,
    },
    {
      call: `GET /fleet-csv/{group}/${sort}`,
      who: 'member',
      asks: async () => ({ path: `/fleet-csv/${await classOf('Scull')}/${sort}` }),
      answers: CSV,
    },
    {
      call: `GET /users-csv/all/${sort}`,
      who: 'member',
      asks: () => ({ path: `/users-csv/all/${sort}` }),
      answers: CSV,
    },
    {
      call: `GET /users-csv/{group}/${sort}`,
      who: 'member',
      asks: async () => ({ path: `/users-csv/${await groupOf('Open Men')}/${sort}` }),
      answers: CSV,
    },
  ]),
  ...(['results', 'csv'] as const).flatMap((form): Row[] => [
    {
      call: `GET /busmonthly-${form}/{bus}/{month}`,
      who: 'member',
      asks: async () => ({ path: `/busmonthly-${form}/${await anyOf('/fleet-results')}/05` }),
      answers: form === 'csv' ? expect.stringContaining('<br>') : LIST,
    },
    {
      call: `GET /usermonthly-${form}/{user}/{month}`,
      who: 'member',
      asks: async () => ({ path: `/usermonthly-${form}/${await memberOf('Robin Ashdown')}/05` }),
      answers: form === 'csv' ? expect.stringContaining('<br>') : LIST,
    },
  ]),
];

const BOAT = [
  '_id',
  'name',
  'description',
  'group',
  'groupname',
  'groupmoniker',
  'grouppayload',
  'pic',
  'miles',
  'last',
  'lastby',
  'active',
  'queryable',
  'commissioned',
  'log',
];
const GROUP = ['_id', 'name', 'moniker'];
const MEMBER = ['_id', 'name', 'group', 'groupid', 'pic', 'miles', 'last', 'laston', 'aboutme', 'aboutmeurl'];
const ROWER = [...MEMBER.filter((field) => field !== 'aboutme'), 'busname', 'launch'];
const OUTING = [
  '_id',
  'bus',
  'bus_id',
  'moniker',
  'user',
  'user_id',
  'pic',
  'launch',
  'land',
  'miles',
  'description',
  'crew',
  'total_miles',
  'total_trips',
  'private',
];
const TWEET = [
  '_id',
  'user',
  'pic',
  'date',
  'description',
  'private',
  'headsup',
  'replyto',
  'upvote',
  'aboutmeurl',
  'pictures',
];
const JOB = ['_id', 'name', 'date', 'isodate', 'agent', 'group', 'sortiegroup', 'type', 'description', 'pic'];

/** The fields that the rows of lists have at least. */
const FIELDS: readonly [path: string, fields: readonly string[]][] = [
  ['/fleet-results', BOAT],
  ['/fleet-launched-results', BOAT],
  ['/fleetgroups-results', [...GROUP, 'payload', 'pic', 'miles', 'solo', 'private', 'active']],
  ['/usergroups-results', [...GROUP, 'private', 'miles', 'active']],
  ['/sortiegroups-results', GROUP],
  ['/active-agents-results', ['_id']],
  ['/users-results', MEMBER],
  ['/users-launched-results-2', ROWER],
  [
    '/users-on-deck-results',
    ['user_id', '_id', 'name', 'group', 'groupid', 'pic', 'miles', 'last', 'laston'],
  ],
  ['/sorties-results', OUTING],
  ['/sorties-stillout-results', OUTING],
  [`/sortiesbydate-results/${DAY}`, OUTING],
  ['/tweets-headsup-week-results', TWEET],
  ['/jobs-currentweek-results', JOB],
  [
    '/allplans-daily/2026-05-18/deref',
    [
      '_id',
      'by',
      'group',
      'usergroup',
      'launch',
      'land',
      'launchtime',
      'description',
      'crew',
      'weeklytill',
      'name',
      'pic',
    ],
  ],
];

/** The other calls, with their documented bodies and nothing else. */
const CALLS: Row[] = [
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
        ...{ id, password, email, group: await groupOf('Scullers'), moniker: 'SC', pic: '' },
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
      const [, key] = /^\s*([A-Z0-9-]{8,})\s*$/m.exec(await club.lastMail()) ?? [];
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
    asks: async ({ me }) => ({ path: '/launch', body: launchBody(await club.freeBoat(name), me.id) }),
    answers: SORTIE,
  })),
  {
    call: 'POST /launch, with crew and workout',
    who: 'member',
    asks: async ({ me }) => ({
      path: '/launch',
      body: launchBody(await club.freeBoat('Double'), me.id, {
        ...{
          crew: [await memberOf('Maren Holloway')],
          description: 'Steady',
          group: await typeOf('Steady State'),
        },
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
      body: { bus: await club.freeBoat('Scull'), name, password },
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
      await club.onNextDay(async () => {
        const body = { sortie, miles: 6, description: '', uid: me.id };
        const answer = await club.ask('POST', '/land', body, await club.signIn(me));
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

  // Tweets and media
  {
    call: 'POST /tweet',
    who: 'member',
    asks: ({ me }) => ({
      path: '/tweet',
      body: { user: me.id, description: 'Calm water', private: false, headsup: false, pictures: [] },
    }),
  },
  {
    call: 'POST /tweet, a heads-up for the group',
    who: 'member',
    asks: ({ me }) => ({
      path: '/tweet',
      body: { user: me.id, description: 'A log near the bridge', private: true, headsup: true, pictures: [] },
    }),
  },
  {
    call: 'POST /tweet-reply',
    who: 'member',
    asks: async (caller) => ({
      path: '/tweet-reply',
      body: { user: caller.me.id, description: 'Indeed', replyto: await newTweet(caller) },
    }),
  },
  {
    call: 'POST /tweet, with a picture',
    who: 'member',
    asks: async (caller) => {
      await uploaded(caller, '/tweets/Start line (1).PNG');
      const pictures = [{ id: 'Start line (1).PNG', type: 'png', name: 'Start line (1)' }];
      const body = { user: caller.me.id, description: 'Flat', private: false, headsup: false, pictures };
      return { path: '/tweet', body };
    },
    answers: expect.objectContaining({
      pictures: [{ id: 'Start line (1).PNG', type: 'png', name: 'Start line (1)' }],
    }),
  },
  {
    call: 'GET /tweet-upvote/{tweetId}',
    who: 'member',
    asks: async (caller) => ({ path: `/tweet-upvote/${await newTweet(caller)}` }),
  },
  {
    call: 'POST /presigned_post',
    who: 'member',
    asks: async () => ({
      path: '/presigned_post',
      body: {
        bucket_name: await folderOf(),
        object_name: 'tweets/IMG_1.JPG',
      },
    }),
    answers: {
      url: expect.stringMatching(/^https?:/),
      fields: expect.objectContaining({ key: expect.any(String), policy: expect.any(String) }),
    },
  },
  ...[
    (folder: string) => `${folder}/tweets/after rain.png`,
    () => '/tweets/IMG_2.PNG',
    () => 'tweets/plain.png',
  ].map((nameOf, at): Row => ({
    call: `POST /presigned, spelling ${at + 1}`,
    who: 'member',
    asks: async (caller) => {
      const folder = await folderOf();
      await uploaded(caller, nameOf(folder));
      return { path: '/presigned', body: { bucket_name: folder, object_name: nameOf(folder) } };
    },
    answers: expect.stringMatching(/^https?:/),
  })),

  // Workouts
  {
    call: 'GET /job-deep-results/{jobId}',
    who: 'member',
    asks: async () => ({ path: `/job-deep-results/${await anyOf('/jobs-currentweek-results')}` }),
    answers: {
      results: expect.objectContaining({ description: expect.any(String), agent: expect.any(String) }),
    },
  },
  {
    call: 'POST /job',
    who: 'coach',
    asks: async (caller) => ({ path: '/job', body: await jobBody(caller) }),
  },
  {
    call: 'GET /job-delete/{jobId}/{userId}',
    who: 'coach',
    asks: async (caller) => {
      const job = textOf(await caller.send('POST', '/job', await jobBody(caller)), '_id');
      return { path: `/job-delete/${job}/${caller.me.id}` };
    },
  },

  // Plans
  {
    call: 'GET /plan-addcrew/{planId}/{userId}',
    who: 'member',
    asks: async (caller) => ({ path: `/plan-addcrew/${await planToJoin(caller)}/${caller.me.id}` }),
  },
  {
    call: 'GET /plan-removecrew/{planId}/{userId}/{userId}',
    who: 'member',
    asks: async (caller) => {
      const plan = await planToJoin(caller);
      await caller.get(`/plan-addcrew/${plan}/${caller.me.id}`);
      return { path: `/plan-removecrew/${plan}/${caller.me.id}/${caller.me.id}` };
    },
  },

  // The fleet
  {
    call: 'PUT /fleet-append/{bus_id}',
    who: 'member',
    asks: async () => ({
      path: `/fleet-append/${await anyOf('/fleet-results')}`,
      body: { log: 'New bow ball' },
    }),
  },
  {
    call: 'PUT /fleet-update/{bus_id}',
    who: 'member',
    asks: async () => ({
      path: `/fleet-update/${await anyOf('/fleet-results')}`,
      body: { name: null, description: 'Blue', group: null, log: null },
    }),
  },
  {
    call: 'PUT /fleet-update/{bus_id}, another class',
    who: 'member',
    asks: async () => ({
      path: `/fleet-update/${await club.freeBoat('Pair')}`,
      body: { name: null, description: null, group: await classOf('Straight Pair'), log: null },
    }),
  },
  {
    call: 'PUT /fleet-drydock',
    who: 'coach',
    asks: async (caller) => ({ path: '/fleet-drydock', body: { id: await newBoat(caller) } }),
  },
  {
    call: 'PUT /fleet-splash, each dry-docked boat of the demo',
    who: 'coach',
    asks: async ({ send }) => {
      const docked = (await club.rows('/fleet-all-results')).filter(({ active }) => active === false);
      const [last, ...others] = docked.map((boat) => textOf(boat, '_id'));
      for (const id of others) await send('PUT', '/fleet-splash', { id });
      return { path: '/fleet-splash', body: { id: last } };
    },
  },
  {
    call: 'DELETE /fleet-decommission',
    who: 'coach',
    asks: async (caller) => ({
      path: '/fleet-decommission',
      body: { uid: caller.me.id, bid: await newBoat(caller) },
    }),
  },
  {
    call: 'POST /bus',
    who: 'coach',
    asks: async () => ({
      path: '/bus',
      body: { name: newName('Heron'), description: '', group: await classOf('Scull'), miles: 12 },
    }),
  },
  {
    call: 'POST /fleetgroup',
    who: 'coach',
    asks: () => ({
      path: '/fleetgroup',
      body: { name: newName('Training Shell'), moniker: 'TS', payload: '4' },
    }),
  },
  {
    call: 'POST /usergroup',
    who: 'coach',
    asks: () => ({ path: '/usergroup', body: { name: newName('Saturday Rowers'), moniker: 'SR' } }),
  },
  {
    call: 'DELETE /usergroup-delete',
    who: 'coach',
    asks: async (caller) => ({ path: '/usergroup-delete', body: { id: await newGroup(caller) } }),
  },
  {
    call: 'DELETE /fleetgroup-delete',
    who: 'coach',
    asks: async (caller) => ({ path: '/fleetgroup-delete', body: { id: await newClass(caller) } }),
  },
  {
    call: 'PUT /fleetgroup-drydock',
    who: 'coach',
    asks: async () => ({ path: '/fleetgroup-drydock', body: { id: await classOf('Gig') } }),
  },
  {
    call: 'PUT /fleetgroup-splash',
    who: 'coach',
    asks: async () => ({ path: '/fleetgroup-splash', body: { id: await classOf('Gig') } }),
  },
];

interface Refused extends Omit<Row, 'answers'> {
  /** 200 where the specification documents an array of two texts. */
  status: number;
  text: string;
}

const namedBoat = async (name: string): Promise<string> => club.idOf('/fleet-all-results', name);

/** The last of the demo's members, who are minors. */
const MINOR = DEMO_MEMBERS.at(-1)?.name ?? '';

/** What the specification refuses, with its texts; what the portal's own features refuse says which, and who can help. */
const REFUSALS: Refused[] = [
  ...(
    [
      ['PUT /fleet-drydock', 'Only coaches!'],
      ['PUT /fleet-splash', 'Only coaches!'],
    ] as const
  ).map(([call, text]): Refused => ({
    ...{ call, who: 'member', status: 403, text },
    asks: async () => ({ path: call.split(' ')[1] ?? '', body: { id: await namedBoat('Blackthorn') } }),
  })),
  {
    ...{ call: 'DELETE /fleet-decommission', who: 'member', status: 403, text: 'Only coaches!' },
    asks: async ({ me }) => ({
      path: '/fleet-decommission',
      body: { uid: me.id, bid: await namedBoat('Blackthorn') },
    }),
  },
  {
    ...{
      call: 'DELETE /usergroup-delete',
      who: 'member',
      status: 403,
      text: 'Only coaches can delete user groups',
    },
    asks: async () => ({ path: '/usergroup-delete', body: { id: await groupOf('HPG') } }),
  },
  ...(
    [
      ['DELETE /fleetgroup-delete', 'Only coaches can delete Fleet Groups and decommission boats therein.'],
      ['PUT /fleetgroup-drydock', 'Only coaches can dry-dock entire Fleet Groups.'],
      ['PUT /fleetgroup-splash', 'Only coaches can return dry-docked Fleet Groups to the water.'],
    ] as const
  ).map(([call, text]): Refused => ({
    ...{ call, who: 'member', status: 403, text },
    asks: async () => ({ path: call.split(' ')[1] ?? '', body: { id: await classOf('Quad') } }),
  })),
  {
    ...{ call: 'DELETE /usergroup-delete, a protected group', who: 'coach', status: 409 },
    text: 'HPG is a protected User Group and cannot be deleted.',
    asks: async () => ({ path: '/usergroup-delete', body: { id: await groupOf('HPG') } }),
  },
  {
    ...{ call: 'DELETE /fleetgroup-delete, a protected class', who: 'coach', status: 409 },
    text: 'Quad is a protected Fleet Group and cannot be deleted.',
    asks: async () => ({ path: '/fleetgroup-delete', body: { id: await classOf('Quad') } }),
  },
  {
    ...{ call: 'POST /login, a wrong password', who: 'visitor', status: 200 },
    text: 'Name and password do not match.',
    asks: ({ me: { name } }) => ({ path: '/login', body: { name, password: 'Wr0ng!oar' } }),
  },
  {
    ...{ call: 'POST /user, another club password', who: 'visitor', status: 200 },
    text: "You need to enter your club's password to join.",
    asks: async () => ({ path: '/user', body: { ...(await userFields(0)), club: 'OARS-another-password' } }),
  },
  {
    ...{ call: 'POST /profile-change, without a change', who: 'member', status: 200 },
    text: 'No profile changes detected.',
    asks: async ({ me: { id, password, email } }) => ({
      path: '/profile-change',
      body: {
        ...{ id, password, email, group: await groupOf('Open Men'), moniker: 'OM' },
        pic: '',
        aboutme: '',
        aboutmeurl: '',
      },
    }),
  },
  {
    ...{ call: 'POST /launch, a dry-docked boat', who: 'member', status: 409 },
    text: 'Heron is dry docked and cannot be launched.',
    asks: async ({ me }) => ({ path: '/launch', body: launchBody(await dockedBoat('Heron'), me.id) }),
  },
  {
    ...{ call: 'POST /auth-launch, a dry-docked boat', who: 'visitor', status: 200 },
    text: 'Egret is dry-docked and cannot be launched.',
    asks: async ({ me: { name, password } }) => ({
      path: '/auth-launch',
      body: { bus: await dockedBoat('Egret'), name, password },
    }),
  },
  {
    ...{
      call: 'GET /plan-addcrew, twice',
      who: 'member',
      status: 409,
      text: 'You have already joined this Plan!',
    },
    asks: async (caller) => {
      const path = `/plan-addcrew/${await planToJoin(caller)}/${caller.me.id}`;
      await caller.get(path);
      return { path };
    },
  },
  {
    ...{ call: 'GET /plan-removecrew, without a seat', who: 'member', status: 409 },
    text: 'You have not joined this Plan yet!',
    asks: async (caller) => ({
      path: `/plan-removecrew/${await planToJoin(caller)}/${caller.me.id}/${caller.me.id}`,
    }),
  },
  {
    ...{ call: 'POST /job, without a text', who: 'coach', status: 422 },
    text: 'Please add a description to your workout!',
    asks: async (caller) => ({ path: '/job', body: { ...(await jobBody(caller)), description: '' } }),
  },
  {
    ...{ call: 'POST /bus, a short name', who: 'coach', status: 422 },
    text: 'Boat names consist of 4 characters or more.',
    asks: async () => ({
      path: '/bus',
      body: { name: 'Owl', description: '', group: await classOf('Scull'), miles: 0 },
    }),
  },
  {
    ...{ call: 'POST /presigned_post, no picture', who: 'member', status: 422 },
    text: 'The only attachable media types supported are images and movies (jpg, jpeg, bmp, png, gif, mp4, mov).',
    asks: async () => ({
      path: '/presigned_post',
      body: { bucket_name: await folderOf(), object_name: 'tweets/plan.pdf' },
    }),
  },
  {
    ...{ call: 'POST /launch, a minor alone', who: 'visitor', status: 409 },
    text: `${MINOR} is a minor. Name who supervises from a coach boat or the bank. Juniors: a safety officer, an officer for clearances or a confirmed coach can help.`,
    asks: async () => {
      const password = DEMO_PASSWORD;
      const signedIn = (await club.ask('POST', '/login', { name: MINOR, password })).body;
      const body = { user: textOf(signedIn, '_id'), description: null, group: null };
      return { path: '/launch-1p', body, token: textOf(signedIn, 'token') };
    },
  },
  {
    ...{ call: 'PUT /fleet-splash, an unfit boat', who: 'coach', status: 409 },
    text: 'Damage reports: close report 1 first, which makes the boat unfit. The boat captain or a confirmed coach closes it.',
    asks: async (caller) => {
      const boat = await newBoat(caller);
      const report = {
        kind: 'damage',
        parts: ['hull'],
        seat: null,
        severity: 'unfit',
        text: 'Hole in the hull',
      };
      await caller.send('POST', '/damage', { ...report, boat, sortie: null });
      return { path: '/fleet-splash', body: { id: boat } };
    },
  },
];

async function callerOf(who: Who): Promise<Caller> {
  const me = await club.signUp(who === 'coach' ? 1 : 0);
  const made = async (method: string, path: string, body?: Body): Promise<unknown> => {
    const answer = await club.ask(method, path, body, me.token);
    expectTaken(answer, `${method} ${path}`);
    return answer.body;
  };
  return { me, get: (path) => made('GET', path), send: made };
}

/** Names what was refused: a text and a code, with whatever status. */
function expectTaken({ status, body }: Answer, call: string): void {
  const isRefused = isErrorBody(body) || (typeof body === 'string' && /^-\d$/.test(body));
  expect({ call, status, refusal: isRefused ? body : null }).toEqual({ call, status: 200, refusal: null });
}

async function askAs({ call, who, asks }: Omit<Row, 'answers'>, caller: Caller): Promise<Answer> {
  const [method = ''] = call.split(' ');
  const asked: Documented = asks ? await asks(caller) : { path: call.slice(method.length + 1) };
  const { path, body, token = who === 'visitor' ? undefined : caller.me.token } = asked;
  return club.ask(method, path, body, token);
}

async function check(row: Row, caller: Caller): Promise<void> {
  const answer = await askAs(row, caller);
  expectTaken(answer, row.call);
  if (row.answers !== undefined) expect(answer.body).toEqual(row.answers);
}

describe('every documented call, by a member who has just signed up', () => {
  let reader: Caller;
  beforeAll(async () => {
    reader = await callerOf('member');
  });
  test.each(READS)('$call', (row) => check(row, reader));
  test.each(CALLS)('$call, as $who', async (row) => check(row, await callerOf(row.who)));
  test.each(REFUSALS)('$call, as $who, is refused: $text', async ({ status, text, ...row }) => {
    const answer = await askAs(row, await callerOf(row.who));
    expect([answer.status, answer.body]).toEqual([status, [text, expect.any(String)]]);
  });

  test.each(FIELDS)('the rows of GET %s have the documented fields', async (path, fields) => {
    const { body } = await club.ask('GET', path, undefined, reader.me.token);
    const results: unknown = isRow(body) ? body['results'] : null;
    const rows: unknown[] = Array.isArray(results) ? results : [];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(Object.keys(isRow(row) ? row : {})).toEqual(expect.arrayContaining([...fields]));
  });

  test('GET /club has the club config by its documented names', async () => {
    expect((await club.ask('GET', '/club')).body).toMatchObject({
      ...{ host: expect.any(String), s3folder: expect.any(String), clubname: 'Fleetwatch Demo Boathouse' },
      ...{ landinglogo: expect.any(String), oarlogo: expect.any(String), escucheon: expect.any(String) },
    });
  });

  test.each([
    ['/fleetgroup-sorties-weekly/Scull/2026-05-11/2026-05-17/csv', '1x-May-11-17.csv'],
    [`/sortiesbydate-csv/${DAY}`, `sorties-${DAY}.csv`],
    ['/usermonthly-csv/me/05', 'me-may.csv'],
    ['/usermonthly-csv/Robin/05', 'user-may.csv'],
    ['/busmonthly-csv/Kestrel/05', 'boat-may.csv'],
    ['/usergroup-plans-daily/HPG/2026-05-18/csv', 'HPG-05-18.csv'],
    ['/fleet-csv/Scull/3', 'Scull-ranked-2026-05-15.csv'],
    ['/users-csv/HPG/0', 'HPG-ranked-2026-05-15.csv'],
  ])('%s is a file named %s (rule sortie.file-names)', async (path, fileName) => {
    const ids: Record<string, string> = {
      Scull: await classOf('Scull'),
      HPG: await groupOf('HPG'),
      me: reader.me.id,
      Robin: await memberOf('Robin Ashdown'),
      Kestrel: await namedBoat('Kestrel'),
    };
    const asked = path.replaceAll(/[A-Za-z]+/g, (word) => ids[word] ?? word);
    const { headers } = await club.ask('GET', asked, undefined, reader.me.token);
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${fileName}"`);
  });
});
