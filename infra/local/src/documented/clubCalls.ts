import {
  type Row,
  classOf,
  anyOf,
  newName,
  newBoat,
  newClass,
  newGroup,
  jobBody,
  newTweet,
  planToJoin,
  folderOf,
  uploaded,
} from './asking.ts';
import { textOf } from './documentedClub.ts';
import { theClub } from './theClub.ts';

/** Calls about tweets, media, workouts, plans and the fleet, with their documented bodies and nothing else. */
export const CLUB_CALLS: Row[] = [
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
      path: `/fleet-update/${await theClub().freeBoat('Pair')}`,
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
      const docked = (await theClub().rows('/fleet-all-results')).filter(({ active }) => active === false);
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
