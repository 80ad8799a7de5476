import {
  type Row,
  launchBody,
  groupOf,
  classOf,
  newBoat,
  dockedBoat,
  jobBody,
  planToJoin,
  folderOf,
  userFields,
  namedBoat,
} from './asking.ts';
import { textOf } from './documentedClub.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../demo/people.ts';
import { theClub } from './theClub.ts';

export interface Refused extends Omit<Row, 'answers'> {
  /** 200 where the specification documents an array of two texts. */
  status: number;
  text: string;
}

/** The last of the demo's members, who are minors. */
const MINOR = DEMO_MEMBERS.at(-1)?.name ?? '';

/** Refusals of the specification, with its texts; refusals of the portal's own features state which, and who can help. */
export const REFUSALS: Refused[] = [
  ...(
    [
      ['PUT /fleet-drydock', 'Only coaches!'],
      ['PUT /fleet-splash', 'Only coaches!'],
    ] as const
  ).map(([call, text]): Refused => ({
    call,
    who: 'member',
    status: 403,
    text,
    asks: async () => ({ path: call.split(' ')[1] ?? '', body: { id: await namedBoat('Blackthorn') } }),
  })),
  {
    call: 'DELETE /fleet-decommission',
    who: 'member',
    status: 403,
    text: 'Only coaches!',
    asks: async ({ me }) => ({
      path: '/fleet-decommission',
      body: { uid: me.id, bid: await namedBoat('Blackthorn') },
    }),
  },
  {
    call: 'DELETE /usergroup-delete',
    who: 'member',
    status: 403,
    text: 'Only coaches can delete user groups',
    asks: async () => ({ path: '/usergroup-delete', body: { id: await groupOf('HPG') } }),
  },
  ...(
    [
      ['DELETE /fleetgroup-delete', 'Only coaches can delete Fleet Groups and decommission boats therein.'],
      ['PUT /fleetgroup-drydock', 'Only coaches can dry-dock entire Fleet Groups.'],
      ['PUT /fleetgroup-splash', 'Only coaches can return dry-docked Fleet Groups to the water.'],
    ] as const
  ).map(([call, text]): Refused => ({
    call,
    who: 'member',
    status: 403,
    text,
    asks: async () => ({ path: call.split(' ')[1] ?? '', body: { id: await classOf('Quad') } }),
  })),
  {
    call: 'DELETE /usergroup-delete, a protected group',
    who: 'coach',
    status: 409,
    text: 'HPG is a protected User Group and cannot be deleted.',
    asks: async () => ({ path: '/usergroup-delete', body: { id: await groupOf('HPG') } }),
  },
  {
    call: 'DELETE /fleetgroup-delete, a protected class',
    who: 'coach',
    status: 409,
    text: 'Quad is a protected Fleet Group and cannot be deleted.',
    asks: async () => ({ path: '/fleetgroup-delete', body: { id: await classOf('Quad') } }),
  },
  {
    call: 'POST /login, a wrong password',
    who: 'visitor',
    status: 200,
    text: 'Name and password do not match.',
    asks: ({ me: { name } }) => ({ path: '/login', body: { name, password: 'Wr0ng!oar' } }),
  },
  {
    call: 'POST /user, another club password',
    who: 'visitor',
    status: 200,
    text: "You need to enter your club's password to join.",
    asks: async () => ({ path: '/user', body: { ...(await userFields(0)), club: 'OARS-another-password' } }),
  },
  {
    call: 'POST /profile-change, without a change',
    who: 'member',
    status: 200,
    text: 'No profile changes detected.',
    asks: async ({ me: { id, password, email } }) => ({
      path: '/profile-change',
      body: {
        id,
        password,
        email,
        group: await groupOf('Open Men'),
        moniker: 'OM',
        pic: '',
        aboutme: '',
        aboutmeurl: '',
      },
    }),
  },
  {
    call: 'POST /launch, a dry-docked boat',
    who: 'member',
    status: 409,
    text: 'Heron is dry docked and cannot be launched.',
    asks: async ({ me }) => ({ path: '/launch', body: launchBody(await dockedBoat('Heron'), me.id) }),
  },
  {
    call: 'POST /auth-launch, a dry-docked boat',
    who: 'visitor',
    status: 200,
    text: 'Egret is dry-docked and cannot be launched.',
    asks: async ({ me: { name, password } }) => ({
      path: '/auth-launch',
      body: { bus: await dockedBoat('Egret'), name, password },
    }),
  },
  {
    call: 'GET /plan-addcrew, twice',
    who: 'member',
    status: 409,
    text: 'You have already joined this Plan!',
    asks: async (caller) => {
      const path = `/plan-addcrew/${await planToJoin(caller)}/${caller.me.id}`;
      await caller.get(path);
      return { path };
    },
  },
  {
    call: 'GET /plan-removecrew, without a seat',
    who: 'member',
    status: 409,
    text: 'You have not joined this Plan yet!',
    asks: async (caller) => ({
      path: `/plan-removecrew/${await planToJoin(caller)}/${caller.me.id}/${caller.me.id}`,
    }),
  },
  {
    call: 'POST /job, without a text',
    who: 'coach',
    status: 422,
    text: 'Please add a description to your workout!',
    asks: async (caller) => ({ path: '/job', body: { ...(await jobBody(caller)), description: '' } }),
  },
  {
    call: 'POST /bus, a short name',
    who: 'coach',
    status: 422,
    text: 'Boat names consist of 4 characters or more.',
    asks: async () => ({
      path: '/bus',
      body: { name: 'Owl', description: '', group: await classOf('Scull'), miles: 0 },
    }),
  },
  {
    call: 'POST /presigned_post, no picture',
    who: 'member',
    status: 422,
    text: 'The only attachable media types supported are images and movies (jpg, jpeg, bmp, png, gif, mp4, mov).',
    asks: async () => ({
      path: '/presigned_post',
      body: { bucket_name: await folderOf(), object_name: 'tweets/plan.pdf' },
    }),
  },
  {
    call: 'POST /launch, a minor alone',
    who: 'visitor',
    status: 409,
    text: `${MINOR} is a minor. Choose a supervisor in a coach boat or on the bank. Juniors: a safety officer, a clearances officer or a confirmed coach can help.`,
    asks: async () => {
      const password = DEMO_PASSWORD;
      const signedIn = (await theClub().ask('POST', '/login', { name: MINOR, password })).body;
      const body = { user: textOf(signedIn, '_id'), description: null, group: null };
      return { path: '/launch-1p', body, token: textOf(signedIn, 'token') };
    },
  },
  {
    call: 'PUT /fleet-splash, an unfit boat',
    who: 'coach',
    status: 409,
    text: 'Damage reports: close report 1 first, because it makes the boat unfit. The boat captain or a confirmed coach can close it.',
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
