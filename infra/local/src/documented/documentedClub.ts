import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApi } from '@fleetwatch/api/app';
import { workSettled } from '@fleetwatch/api/notifications/commands/workSettled';
import { startConditionsDouble } from '@fleetwatch/api/testing/conditionsDouble';
import { listenHere } from '@fleetwatch/api/testing/listenHere';
import { send, type Answer } from '@fleetwatch/api/testing/startTestApi';
import { startEmbedded } from '@fleetwatch/embedded-mongo';
import { configureApi } from '../configureApi.ts';
import { ensureDemoClub } from '../demo/ensureDemoClub.ts';
import { DEMO_CLUB_PASSWORD } from '../demo/demoAccess.ts';
import { readSettings } from '../readSettings.ts';

const DAY_MS = 86_400_000;
/** A Friday morning in New York, with the demo's boats on the water. */
const STARTS_AT = Date.UTC(2026, 4, 15, 14, 10);

/** Someone who has just signed up at the demo club. */
export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
  token: string;
}

export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text of an answer. Throws when it has none, so that a refusal is seen where it happens. */
export function textOf(value: unknown, field: string): string {
  const text = isRow(value) ? value[field] : undefined;
  if (typeof text !== 'string') throw new Error(`No ${field} in ${JSON.stringify(value)}`);
  return text;
}

/** The demo club as `npm start` brings it up, asked over HTTP by an outside client. */
export interface DocumentedClub {
  /** 'http://127.0.0.1:port/api' */
  base: string;
  ask(method: string, path: string, body?: object, token?: string): Promise<Answer>;
  /** Signs up with exactly the documented body, and signs in. */
  signUp(coach: 0 | 1): Promise<Person>;
  signIn(person: Pick<Person, 'name' | 'password'>): Promise<string>;
  /** The rows of a list; all lists that the calls need are members' lists. */
  rows(path: string): Promise<Row[]>;
  idOf(path: string, name: string): Promise<string>;
  /** Id of a boat of this class, which is in. */
  freeBoat(className: string): Promise<string>;
  /** Does the next day's work, and goes back to today. */
  onNextDay<Result>(work: () => Promise<Result>): Promise<Result>;
  /** The newest mail. */
  lastMail(): Promise<string>;
  stop(): Promise<void>;
}

const NAMES = ['Ada', 'Bea', 'Cleo', 'Dora', 'Edda', 'Finn', 'Gus', 'Hal', 'Ian', 'Jon', 'Kit', 'Leo', 'Moe'];

export async function openDocumentedClub(): Promise<DocumentedClub> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fw-documented-'));
  const database = await startEmbedded({ dir: path.join(dataDir, 'database'), sync: 'OFF' });
  const examples = await startConditionsDouble();
  const mails: string[] = [];
  let nowMs = STARTS_AT;
  const settings = readSettings({ FLEETWATCH_DATA: dataDir }, dataDir);
  const api = await startApi({
    ...configureApi(
      // All sign up from one address here.
      { FLEETWATCH_LIMITS: JSON.stringify({ signUpsPerAddress: 1_000 }) },
      { settings, mongodbUri: database.uri, secret: 'a secret of the tests, long enough', port: 8080 },
    ),
    exampleOrigin: examples.origin,
    isScheduling: false,
    now: () => new Date(nowMs),
    log: ({ event, path: mail }) => event === 'mail_written' && mails.push(String(mail)),
  });
  await ensureDemoClub();
  const server = createServer({ keepAliveTimeout: 0 }, (req, res) => {
    req.url = req.url?.replace(/^\/api/, '');
    api.handle(req, res);
  });
  const base = `${await listenHere(server)}/api`;
  let people = 0;

  const club: DocumentedClub = {
    base,
    ask: (method, at, body, token) => send(base, method, at, { ...(body && { body }), token }),

    async signUp(coach) {
      const number = people++;
      const name = `${NAMES[number % NAMES.length]} ${'ABCDEFGH'[Math.floor(number / NAMES.length)]}ldermere`;
      const person = { name, email: `new${number}@example.org`, password: 'Str0ng!oar' };
      const group = await club.idOf('/usergroups-results', 'Open Men');
      const answer = await club.ask('POST', '/user', {
        club: DEMO_CLUB_PASSWORD,
        ...person,
        passwordhint: 'what pulls, and how',
        group,
        pic: '',
        aboutme: '',
        aboutmeurl: '',
        coach_p: coach,
      });
      if (answer.status !== 200 || typeof answer.body !== 'string')
        throw new Error(`No sign-up: ${answer.status} ${JSON.stringify(answer.body)}`);
      return { ...person, id: answer.body, token: await club.signIn(person) };
    },

    async signIn({ name, password }) {
      return textOf((await club.ask('POST', '/login', { name, password })).body, 'token');
    },

    async rows(at) {
      const { token } = await reader();
      const { body } = await club.ask('GET', at, undefined, token);
      const results = isRow(body) ? body['results'] : null;
      if (!Array.isArray(results)) throw new Error(`No list at ${at}: ${JSON.stringify(body)}`);
      return results.filter(isRow);
    },

    async idOf(at, name) {
      const { body } = await club.ask('GET', at);
      const results = isRow(body) ? body['results'] : null;
      const row = Array.isArray(results) ? results.filter(isRow).find((one) => one['name'] === name) : null;
      return textOf(row, '_id');
    },

    async freeBoat(className) {
      const group = await club.idOf('/fleetgroups-results', className);
      const boats = await club.rows('/fleet-unlaunched-results');
      return textOf(
        boats.find((one) => one['group'] === group),
        '_id',
      );
    },

    async onNextDay(work) {
      nowMs += DAY_MS;
      try {
        return await work();
      } finally {
        nowMs -= DAY_MS;
      }
    },

    async lastMail() {
      await workSettled();
      return readFileSync(mails.at(-1) ?? '', 'utf8');
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await api.close();
      await examples.close();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  let first: Promise<Person> | undefined;
  const reader = (): Promise<Person> => (first ??= club.signUp(0));
  return club;
}
