import { Types } from 'mongoose';
import { inClub } from '../clubs/clubDirectory.ts';
import { clearanceBody, damageBody, launch } from './calls.ts';
import {
  fleetGroupId,
  makeBoat,
  makeMember,
  userGroupId,
  workoutTypeId,
  type TestMember,
} from './factories.ts';
import { makeSortie } from './makeSortie.ts';
import type { Call, TestClub } from './startTestApi.ts';

/** Address of a club, and the values it was created with. */
export interface SceneClub {
  id: string;
  /** The club's host name; null for the default club. */
  host: string | null;
  password: string;
  folder: string;
}

/**
 * One club, one caller, and factories for the documents of a call. Each factory call creates a new document,
 * which the test may change.
 */
export class Scene {
  readonly api: TestClub;
  readonly club: SceneClub;
  readonly me: TestMember;

  constructor(api: TestClub, club: SceneClub, me: TestMember) {
    this.api = api;
    this.club = club;
    this.me = me;
  }

  inClub<Result>(work: () => Promise<Result>): Promise<Result> {
    return inClub(this.club.id, work);
  }

  /** Makes a call as the scene's caller; throws when it is refused. */
  async call(method: string, path: string, call: Call = {}): Promise<Record<string, unknown>> {
    const headers: Record<string, string> = this.club.host === null ? {} : { Host: this.club.host };
    const answer = await this.api.call(method, path, { token: this.me.token, headers, ...call });
    if (answer.status >= 300 || Array.isArray(answer.body)) {
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return { ...(answer.body as object), cookie: answer.cookie };
  }

  async #made(path: string, body: object): Promise<string> {
    return String((await this.call('POST', path, { body }))._id);
  }

  readonly boat = async (className = 'Eight'): Promise<string> =>
    String((await this.inClub(() => makeBoat({ className })))._id);
  readonly fleetGroup = (): Promise<string> => this.inClub(() => fleetGroupId('Eight'));
  readonly userGroup = (): Promise<string> => this.inClub(() => userGroupId());
  readonly workoutType = (): Promise<string> => this.inClub(() => workoutTypeId('Recovery'));
  readonly member = (fields: Parameters<typeof makeMember>[0] = {}): Promise<TestMember> =>
    this.inClub(() => makeMember(fields));

  /** Launches an outing of the caller, which stays out. */
  async outing(): Promise<string> {
    return (await launch(this.api, this.me, await this.inClub(() => makeBoat())))._id;
  }

  /** Creates an outing of this month that was landed too late to count. */
  readonly lateOuting = async (): Promise<string> =>
    this.inClub(async () => {
      const outing = { boat: await makeBoat(), launcher: this.me, launchedAt: '2026-05-01T10:00:00Z' };
      return String((await makeSortie({ ...outing, isLate: true }))._id);
    });

  async workout(): Promise<object> {
    return {
      group: await this.workoutType(),
      sortiegroup: await this.userGroup(),
      description: '1-2-3-2-1 minutes',
    };
  }

  async job(): Promise<string> {
    return this.#made('/job', { agent: this.me.id, ...(await this.workout()) });
  }

  async planned(): Promise<object> {
    return {
      group: await this.userGroup(),
      description: 'To the bridge.',
      date: '2026-05-01',
      launchtime: '10:15',
      landtime: '11:30',
      fleet: [await this.boat()],
      crew: [(await this.member()).id],
      limit: null,
    };
  }

  async plan(more: object = {}): Promise<string> {
    return this.#made('/plan', { ...(await this.planned()), weeklytill: null, weekdays: [], ...more });
  }

  /** Creates a reservation of the caller, or of the member with the token. */
  async reservation({
    token = this.me.token,
    ...more
  }: { token?: string; [field: string]: unknown } = {}): Promise<string> {
    const times = { date: '2026-05-02', launch: '06:00', land: '07:30' };
    const body = { boat: await this.boat(), ...times, purpose: 'row', note: '', until: null, ...more };
    return String((await this.call('POST', '/reservation', { token, body }))._id);
  }

  readonly damage = async (): Promise<string> => this.#made('/damage', damageBody(await this.boat()));

  readonly clearance = async (): Promise<string> =>
    this.#made('/clearance', { ...clearanceBody, name: `Test ${new Types.ObjectId()}` });

  feed(): Promise<Record<string, unknown>> {
    return this.call('POST', '/plan-feed', { body: { group: null } });
  }

  tweet(): Promise<string> {
    return this.#made('/tweet', {
      user: this.me.id,
      description: 'Fog on the river.',
      private: false,
      headsup: true,
      pictures: [],
    });
  }

  async pairingCode(): Promise<string> {
    return String((await this.call('POST', '/tablet-code')).code);
  }
}
