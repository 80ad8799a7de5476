import type { LogAppendBody } from '@fleetwatch/contract/boats/edits';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import type { DeckAnswer } from '@fleetwatch/contract/members/deck';
import { distanceInWords } from '@fleetwatch/contract/sorties/distanceText';
import { roundMiles } from '@fleetwatch/contract/sorties/miles';
import type { HelpBody } from '@fleetwatch/contract/safety/wire';
import type { LandBody, LaunchBody } from '@fleetwatch/contract/sorties/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { NewTweetBody, Tweet, TweetReplyBody } from '@fleetwatch/contract/tweets/wire';
import type { LocalSnapshot } from './localSnapshot.ts';
import { queueKind } from '../store/remoteAdditions.ts';
import type { NewWrite, WaitingWrite } from './WaitingWrite.ts';
import type { RemoteQueueKind } from '../request/apiCall.ts';
import {
  A_CHANGE,
  callForHelp,
  GO_OFF_DECK,
  GO_ON_DECK,
  landingOf,
  landingWithDistance,
  launchOf,
  logOf,
  replyOf,
  tweetOf,
} from './texts.ts';

/** The expected result of a write, as far as this device can tell. */
export type OptimisticResponse = Pick<WaitingWrite, 'title' | 'answer' | 'boat'>;

/** Titles fit on one line. */
const TITLE_TEXT_MAX = 60;
const shortened = (text: string): string =>
  text.length > TITLE_TEXT_MAX ? `${text.slice(0, TITLE_TEXT_MAX - 1).trimEnd()}…` : text;

const lastPart = (url: string): string => url.split('/').at(-1) ?? '';

function optimisticLaunch(
  { call, happenedAt }: NewWrite,
  waitingId: string,
  here: LocalSnapshot,
): OptimisticResponse {
  const body = call.body as LaunchBody;
  const boat = here.boat(body.bus);
  const ownKind = call.url === 'launch-1p' ? '1x' : call.url === 'launch-248p' ? '2-4-8' : null;
  const owner = body.borrowed ? here.nameOf(body.borrowed) : here.profile.displayName;
  const isPrivate = ownKind !== null || Boolean(body.borrowed);
  const bus = here.boatName(body.bus) ?? (isPrivate ? `${owner}'s ${ownKind ?? '1x'}` : 'a boat');
  const answer: Sortie = {
    _id: waitingId,
    bus,
    bus_id: body.bus ?? waitingId,
    moniker: boat?.groupmoniker ?? (isPrivate ? (ownKind === '2-4-8' ? '248p' : '1p') : ''),
    user: here.profile.displayName,
    user_id: here.profile.id,
    pic: here.profile.pic,
    launch: here.textAt(happenedAt),
    land: null,
    miles: 0,
    description: body.description ?? '',
    crew: body.crew ?? [],
    total_miles: 0,
    total_trips: 0,
    private: isPrivate,
    late: false,
  };
  return { title: launchOf(bus), answer, boat };
}

function optimisticLanding({ call, happenedAt }: NewWrite, here: LocalSnapshot): OptimisticResponse {
  const { sortie, miles, description } = call.body as LandBody;
  const before = here.sortie(sortie);
  // Values that are not whole hundredths were typed in kilometers or meters.
  const typedIn = roundMiles(miles) === miles ? 'mi' : 'km';
  return {
    title:
      miles === 0
        ? landingOf(before?.bus)
        : landingWithDistance(before?.bus, distanceInWords(miles, typedIn)),
    answer: { ...before, _id: sortie, land: here.textAt(happenedAt), miles, description },
    boat: here.boat(before?.bus_id ?? null),
  };
}

function optimisticTweet(
  { call, happenedAt }: NewWrite,
  waitingId: string,
  { profile, textAt }: LocalSnapshot,
): OptimisticResponse {
  const body = call.body as NewTweetBody & Partial<TweetReplyBody>;
  const answer: Tweet = {
    _id: waitingId,
    user: profile.displayName,
    user_id: profile.id,
    pic: profile.pic,
    date: textAt(happenedAt),
    description: body.description,
    private: body.private ?? false,
    headsup: body.headsup ?? false,
    replyto: body.replyto ?? null,
    upvote: 0,
    liked: false,
    aboutmeurl: profile.aboutMeURL,
    pictures: [],
  };
  const titleOf = body.replyto === undefined ? tweetOf : replyOf;
  return { title: shortened(titleOf(body.description)), answer, boat: null };
}

/** For a write that its remote does not describe: it is stored and sent anyway. */
const UNDESCRIBED: OptimisticResponse = { title: A_CHANGE, answer: {}, boat: null };

/** A write of a remote, as its remote describes it. */
function optimisticRemote(
  kind: RemoteQueueKind,
  { call: { body }, happenedAt }: NewWrite,
  waitingId: string,
  snapshot: LocalSnapshot,
): OptimisticResponse {
  try {
    const definition = queueKind(kind);
    if (!definition) throw new Error('No remote of this page has added it.');
    const here = { ...snapshot, waitingId, happenedAt };
    return {
      title: shortened(definition.title(body, here)),
      answer: definition.answer?.(body, here) ?? {},
      boat: definition.boat?.(body, here) ?? null,
    };
  } catch (error) {
    reportError(new Error(`A write of the kind ${kind} is not described.`, { cause: error }));
    return UNDESCRIBED;
  }
}

/** Not notified yet: unlike the server's, this answer has no call for help. */
const optimisticHelp = ({ id }: HelpBody, here: LocalSnapshot): OptimisticResponse => ({
  title: callForHelp(here.sortie(id)?.bus),
  answer: {},
  boat: null,
});

/** The optimistic response and the title of a waiting write. */
export function optimisticResponse(
  made: NewWrite,
  waitingId: string,
  here: LocalSnapshot,
): OptimisticResponse {
  const { url, body } = made.call;
  switch (made.kind) {
    case 'launch':
    case 'privateLaunch':
      return optimisticLaunch(made, waitingId, here);
    case 'land':
      return optimisticLanding(made, here);
    case 'deck': {
      const answer: DeckAnswer = { ondeck: url.startsWith('userondeck') };
      return { title: answer.ondeck ? GO_ON_DECK : GO_OFF_DECK, answer, boat: null };
    }
    case 'tweet':
    case 'tweetReply':
      return optimisticTweet(made, waitingId, here);
    case 'help':
      return optimisticHelp(body as HelpBody, here);
    case 'logEntry': {
      const boat: Boat | null = here.boat(lastPart(url));
      const { log } = body as LogAppendBody;
      return {
        title: shortened(logOf(here.boatName(lastPart(url)), log)),
        answer: boat ?? {},
        boat,
      };
    }
    default:
      return optimisticRemote(made.kind, made, waitingId, here);
  }
}
