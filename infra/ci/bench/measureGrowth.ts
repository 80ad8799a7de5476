import { Crowd, type Sent } from './crowd.ts';
import { median, ms, times, type Metric } from './metrics.ts';
import { dayBefore as day, type BenchClub } from './seedBenchClub.ts';

const ROUNDS = 80;
const WARM_ROUNDS = 5;

/** Every list and file whose cost could grow with the club's history. */
function readsOf(club: BenchClub): string[] {
  const [member, boat] = [club.members[3]?.id ?? '', club.fleet[3] ?? ''];
  const month = `${day(20).slice(5, 7)}?year=${day(20).slice(0, 4)}`;
  return [
    '/sorties-stillout-results',
    '/sorties-results',
    '/fleet-all-results',
    '/users-results',
    '/activity-results',
    `/user-results/${member}`,
    `/sorties-stillout-byuser-results/${member}`,
    `/sortiesbydate-results/${day(3)}`,
    `/sortiesbydate-csv/${day(3)}`,
    `/usergroup-sorties-weekly/${club.userGroup}/${day(10)}/${day(4)}/deref`,
    `/usergroup-sorties-weekly/${club.userGroup}/${day(10)}/${day(4)}/csv`,
    `/fleetgroup-sorties-weekly/${club.fleetGroup}/${day(10)}/${day(4)}/deref`,
    `/busmonthly-results/${boat}/${month}`,
    `/usermonthly-results/${member}/${month}`,
    `/busmonthly-csv/${boat}/${month}`,
    `/usermonthly-csv/${member}/${month}`,
    '/fleet-csv/all/0',
    '/users-csv/all/0',
  ];
}

/** A club's API, and the member who calls it. */
export class Asker {
  readonly #crowd: Crowd;
  readonly #club: BenchClub;
  readonly #token: string;

  constructor(apiBase: string, club: BenchClub) {
    this.#crowd = new Crowd(apiBase, 1);
    this.#club = club;
    this.#token = club.members[0]?.token ?? '';
  }

  /** A launch and a landing, which invalidate the caches. */
  async change(): Promise<void> {
    const [user, token] = [this.#club.members[0]?.id ?? '', this.#token];
    const body = {
      bus: this.#club.boats[0],
      user,
      borrowed: null,
      crew: null,
      description: null,
      group: null,
    };
    const launched = await this.#crowd.send({ path: '/launch', token, body });
    const sortie = (JSON.parse(launched.body) as { _id: string })._id;
    await this.#crowd.send({ path: '/land', token, body: { sortie, miles: 1, description: '', uid: user } });
  }

  async ask(path: string): Promise<Sent> {
    const answer = await this.#crowd.send({ path, token: this.#token });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return answer;
  }

  leave(): void {
    this.#crowd.leave();
  }
}

interface Side {
  base: string;
  club: BenchClub;
  sorties: number;
}

/** Alternates each read between the short and the long history, so that other load on the machine affects both alike. */
export async function measureGrowth(small: Side, large: Side): Promise<Metric[]> {
  const [one, other] = [new Asker(small.base, small.club), new Asker(large.base, large.club)];
  const [paths, otherPaths] = [readsOf(small.club), readsOf(large.club)];
  const metrics: Metric[] = [];
  try {
    for (const [index, path] of paths.entries()) {
      const [before, after]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS + WARM_ROUNDS; round += 1) {
        await one.change();
        before.push((await one.ask(path)).tookMs);
        await other.change();
        after.push((await other.ask(otherPaths[index] ?? path)).tookMs);
      }
      metrics.push(
        compare(path, median(before.slice(WARM_ROUNDS)), median(after.slice(WARM_ROUNDS)), small, large),
      );
    }
  } finally {
    one.leave();
    other.leave();
  }
  return metrics;
}

function compare(path: string, before: number, after: number, small: Side, large: Side): Metric {
  return {
    what: `GET ${path.replaceAll(/[0-9a-f]{24}|\d{4}-\d\d-\d\d|\d\d\?year=\d+/g, '…')}, after a change`,
    measured: `${ms(after)} with ${large.sorties.toLocaleString('en')} sorties`,
    comparedWith: `${ms(before)} with ${small.sorties.toLocaleString('en')}`,
    result: times(after / before),
    goal: '≤ 1.2 ×',
    isReached: after / before <= 1.2,
  };
}
