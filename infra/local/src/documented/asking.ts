import type { Answer } from '@fleetwatch/api/testing/startTestApi';
import { isErrorBody } from '@fleetwatch/contract/errors/codes';
import { isRow, textOf, type Person } from './documentedClub.ts';
import { PNG } from './png.ts';
import { theClub } from './theClub.ts';

export type Body = Record<string, unknown>;

/** How a client that knows the specification alone makes a call. */
export interface Caller {
  me: Person;
  /** Makes a call that must not be refused, and returns what it answers. */
  get(path: string): Promise<unknown>;
  send(method: string, path: string, body: Body): Promise<unknown>;
}

export interface Documented {
  /** The path as it is asked: its ids are those of the demo club. */
  path: string;
  body?: Body;
  /** In place of the caller's. */
  token?: string;
}

export type Who = 'visitor' | 'member' | 'coach';

export interface Row {
  /** As the specification writes it; what follows a comma distinguishes cases of one call. */
  call: string;
  who: Who;
  /** Absent where the path says all. */
  asks?: (caller: Caller) => Promise<Documented> | Documented;
  /** Expected answer, besides not being a refusal. */
  answers?: unknown;
}

export const LIST = { results: expect.any(Array) };
export const FILLED = { results: expect.arrayContaining([expect.anything()]) };
export const CSV = expect.stringContaining(',');
export const SORTIE = expect.objectContaining({
  _id: expect.any(String),
  land: null,
  crew: expect.any(Array),
});
export const DAY = '2026-05-14';
export const WEEK = '2026-05-11/2026-05-17';

export const launchBody = (bus: string | null, user: string, more: Body = {}): Body => ({
  bus,
  user,
  borrowed: null,
  crew: null,
  description: null,
  group: null,
  ...more,
});

export const idIn = async (path: string, name: string): Promise<string> => theClub().idOf(path, name);
export const groupOf = (name: string) => idIn('/usergroups-results', name);
export const classOf = (name: string) => idIn('/fleetgroups-results', name);
export const typeOf = (name: string) => idIn('/sortiegroups-results', name);
export const anyOf = async (path: string): Promise<string> => textOf((await theClub().rows(path))[0], '_id');
export const memberOf = (name: string) => idIn('/users-results', name);

/** A sortie of the caller, in their own single. */
export async function launchedBy({ me, send }: Caller): Promise<string> {
  const body = { user: me.id, description: null, group: null };
  return textOf(await send('POST', '/launch-1p', body), '_id');
}

let made = 0;
/** 'Heron AA', 'Heron AB': letters and spaces alone. */
export const newName = (what: string): string => {
  const number = made++;
  return `${what} ${String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26))}`;
};

export async function newBoat({ send }: Caller): Promise<string> {
  const body = { name: newName('Heron'), description: 'New', group: await classOf('Scull'), miles: 0 };
  return textOf(await send('POST', '/bus', body), '_id');
}
/** Id of a new boat of this name, which its coach has taken out of service. */
export async function dockedBoat(name: string): Promise<string> {
  const coach = await callerOf('coach');
  const body = { name, description: '', group: await classOf('Scull'), miles: 0 };
  const id = textOf(await coach.send('POST', '/bus', body), '_id');
  await coach.send('PUT', '/fleet-drydock', { id });
  return id;
}
export async function newClass({ send }: Caller): Promise<string> {
  const body = { name: newName('Training Shell'), moniker: 'TS', payload: '4' };
  return textOf(await send('POST', '/fleetgroup', body), '_id');
}
export async function newGroup({ send }: Caller): Promise<string> {
  return textOf(await send('POST', '/usergroup', { name: newName('Saturday Rowers'), moniker: 'SR' }), '_id');
}
export const jobBody = async ({ me }: Caller): Promise<Body> => ({
  agent: me.id,
  group: await typeOf('Pyramids'),
  sortiegroup: await groupOf('Open Men'),
  description: 'Three pyramids',
});
export const newTweet = async ({ me, send }: Caller): Promise<string> => {
  const body = { user: me.id, description: 'Calm water', private: false, headsup: false, pictures: [] };
  return textOf(await send('POST', '/tweet', body), '_id');
};
export const planToJoin = async ({ me }: Caller): Promise<string> => {
  const plans = await theClub().rows('/allplans-daily/2026-05-18/deref');
  const plan = plans.find(
    ({ crew, limit }) => Array.isArray(crew) && (limit === null || crew.length < Number(limit)),
  );
  if (!plan) throw new Error(`No plan for ${me.name}.`);
  return textOf(plan, '_id');
};

/** Bucket that a client names: the club's folder. */
export const folderOf = async (): Promise<string> =>
  textOf((await theClub().ask('GET', '/club')).body, 's3folder');

/** An uploaded picture's name, as it is sent to /presigned_post and /presigned. */
export async function uploaded({ send }: Caller, objectName: string): Promise<string> {
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

export const userFields = async (coach_p: 0 | 1): Promise<Body> => ({
  club: 'OARS-demo-boathouse',
  name: newName('Nora Newcomer'),
  email: `nora${made}@example.org`,
  password: 'Str0ng!oar',
  passwordhint: 'what pulls, and how',
  group: await groupOf('Scullers'),
  pic: '',
  aboutme: 'I row.',
  aboutmeurl: 'https://example.org/nora',
  coach_p,
});

export const namedBoat = async (name: string): Promise<string> => theClub().idOf('/fleet-all-results', name);

export async function callerOf(who: Who): Promise<Caller> {
  const me = await theClub().signUp(who === 'coach' ? 1 : 0);
  const made = async (method: string, path: string, body?: Body): Promise<unknown> => {
    const answer = await theClub().ask(method, path, body, me.token);
    expectTaken(answer, `${method} ${path}`);
    return answer.body;
  };
  return { me, get: (path) => made('GET', path), send: made };
}

/** Names what was refused: a text and a code, with whatever status. */
export function expectTaken({ status, body }: Answer, call: string): void {
  const isRefused = isErrorBody(body) || (typeof body === 'string' && /^-\d$/.test(body));
  expect({ call, status, refusal: isRefused ? body : null }).toEqual({ call, status: 200, refusal: null });
}

export async function askAs({ call, who, asks }: Omit<Row, 'answers'>, caller: Caller): Promise<Answer> {
  const [method = ''] = call.split(' ');
  const asked: Documented = asks ? await asks(caller) : { path: call.slice(method.length + 1) };
  const { path, body, token = who === 'visitor' ? undefined : caller.me.token } = asked;
  return theClub().ask(method, path, body, token);
}

export async function check(row: Row, caller: Caller): Promise<void> {
  const answer = await askAs(row, caller);
  expectTaken(answer, row.call);
  if (row.answers !== undefined) expect(answer.body).toEqual(row.answers);
}
