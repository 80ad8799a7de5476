import { stampedEntry } from '@fleetwatch/contract/boats/log';
import type { BoatDetail, LogAppendBody } from '@fleetwatch/contract/boats/edits';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { DeckAnswer, OnDeckRow } from '@fleetwatch/contract/members/deck';
import type { LandBody, Sortie } from '@fleetwatch/contract/sorties/wire';
import { datePart } from '@fleetwatch/contract/time/localText';
import type { HelpBody } from '@fleetwatch/contract/safety/wire';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import type { OutSortie } from './OutSortie.ts';
import { allMerges } from '../store/remoteAdditions.ts';
import { withRealIds } from './withRealIds.ts';
import type { WaitingWrite } from './WaitingWrite.ts';

/** The viewing member, and the real ids of the writes sent so far. */
export interface Viewer {
  id: string;
  displayName: string;
  pic: string;
  realIds: ReadonlyMap<string, string>;
}

type Show<Rows> = (rows: Rows, write: WaitingWrite, viewer: Viewer) => Rows;

const isLaunch = ({ kind }: WaitingWrite): boolean => kind === 'launch' || kind === 'privateLaunch';
const without = <Row extends Sortie>(sorties: Row[], id: string): Row[] =>
  sorties.filter(({ _id }) => _id !== id);
const landedId = (write: WaitingWrite, { realIds }: Viewer): string =>
  (withRealIds(write.call, realIds).body as LandBody).sortie;

const showHelp: Show<OutSortie[]> = (out, write, { realIds }) => {
  const { id } = withRealIds(write.call, realIds).body as HelpBody;
  return out.map((sortie) => (sortie._id === id ? { ...sortie, isHelpWaiting: true } : sortie));
};

const showOut: Show<OutSortie[]> = (out, write, viewer) => {
  if (write.kind === 'help') return showHelp(out, write, viewer);
  if (isLaunch(write)) return [...without(out, write.waitingId), write.answer as Sortie];
  return write.kind === 'land' ? without(out, landedId(write, viewer)) : out;
};

const showToday: Show<Sortie[]> = (today, write, viewer) => {
  if (isLaunch(write)) return [...without(today, write.waitingId), write.answer as Sortie];
  if (write.kind !== 'land') return today;
  const { land, miles, description } = write.answer as Sortie;
  const id = landedId(write, viewer);
  return today.map((sortie) =>
    sortie._id === id
      ? { ...sortie, land: sortie.land ?? land, miles, description: description || sortie.description }
      : sortie,
  );
};

const showInHouse: Show<Boat[]> = (boats, write) => {
  if (isLaunch(write)) return boats.filter(({ _id }) => _id !== (write.answer as Sortie).bus_id);
  const { boat } = write;
  if (write.kind !== 'land' || !boat || boats.some(({ _id }) => _id === boat._id)) return boats;
  return [...boats, boat];
};

const showDeck: Show<OnDeckRow[]> = (deck, write, { id, displayName, pic }) => {
  const others = deck.filter(({ user_id }) => user_id !== id);
  if (isLaunch(write)) return others;
  if (write.kind !== 'deck') return deck;
  if (!(write.answer as DeckAnswer).ondeck) return others;
  if (others.length < deck.length) return deck;
  const self = {
    _id: id,
    user_id: id,
    busname: null,
    launch: null,
    name: displayName,
    pic,
    group: '',
    groupid: '',
    miles: 0,
  };
  return [...deck, { ...self, last: null, laston: null, aboutmeurl: '', since: '' }];
};

const showTweets: Show<Tweet[]> = (tweets, write) =>
  write.kind === 'tweet' || write.kind === 'tweetReply' ? [write.answer as Tweet, ...tweets] : tweets;

const showLog =
  (boatId: string, day: (write: WaitingWrite) => string): Show<BoatDetail> =>
  (boat, write, { displayName }) => {
    if (write.kind !== 'logEntry' || !write.call.url.endsWith(`/${boatId}`)) return boat;
    const entry = stampedEntry((write.call.body as LogAppendBody).log.trim(), displayName, day(write));
    return { ...boat, log: boat.log === '' ? entry : `${boat.log}\n${entry}` };
  };

const dayOf = (write: WaitingWrite): string => {
  const { answer, happenedAt } = write;
  const launch = (answer as Partial<Sortie>).launch;
  return launch ? datePart(launch) : new Date(happenedAt).toLocaleDateString('sv');
};

const anyRows =
  <Rows>(show: Show<Rows>): Show<unknown> =>
  (rows, write, viewer) =>
    show(rows as Rows, write, viewer);

/** Functions that show waiting writes in a response, by the path of the call; null if it shows none of them. */
function showFor(url: string): Show<unknown> | null {
  if (/^sorties-stillout-(results$|byuser-results\/)/.test(url)) return anyRows(showOut);
  if (/^sorties(today)?-results$/.test(url)) return anyRows(showToday);
  if (url === 'fleet-unlaunched-results') return anyRows(showInHouse);
  if (url === 'users-on-deck-results') return anyRows(showDeck);
  if (/^tweets-(day|week)-results\//.test(url)) return anyRows(showTweets);
  const boatId = /^bus2\/(\w+)$/.exec(url)?.[1];
  return boatId === undefined ? null : anyRows(showLog(boatId, dayOf));
}

const reported = new Set<string>();

/**
 * Isolates a remote's merge: an exception, or an answer that it forgets to return, affects no other screen's list, and is
 * reported once.
 */
function mergeRemotes(url: string, answer: unknown, writes: readonly WaitingWrite[]): unknown {
  return allMerges().reduce((merged, [name, merge]) => {
    try {
      const next = merge(url, merged, writes);
      if (next !== undefined) return next;
      throw new Error('It returned nothing.');
    } catch (error) {
      if (!reported.has(name))
        reportError(new Error(`The merge of ${name} failed for ${url}.`, { cause: error }));
      reported.add(name);
      return merged;
    }
  }, answer);
}

/**
 * Merges the waiting writes on this device into a list from the server, so that a screen shows its member's actions whether
 * they were sent or not. Refused writes are not shown.
 * @param url path of the call that was answered
 */
export function withWaitingWrites(
  url: string,
  answer: unknown,
  writes: readonly WaitingWrite[],
  viewer: Viewer,
): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const waiting = writes.filter(({ refusal }) => refusal === null);
  const show = showFor(url);
  const shown =
    show && 'results' in answer
      ? {
          ...answer,
          results: waiting.reduce<unknown>((rows, write) => show(rows, write, viewer), answer.results),
        }
      : answer;
  const called = waiting.map((write) => ({ ...write, call: withRealIds(write.call, viewer.realIds) }));
  return mergeRemotes(url, shown, called);
}
