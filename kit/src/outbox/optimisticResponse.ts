import type { GrantsAnswer, GrantsBody } from '@fleetwatch/contract/clearances/wire';
import type { LogAppendBody } from '@fleetwatch/contract/boats/edits';
import type { Boat } from '@fleetwatch/contract/boats/wire';
import { HAND_STALE_MS } from '@fleetwatch/contract/conditions/limits';
import { BY_HAND } from '@fleetwatch/contract/conditions/messages';
import { INPUT_TEXTS, valueText } from '@fleetwatch/contract/conditions/units';
import type { ConditionReading, ReadingBody } from '@fleetwatch/contract/conditions/wire';
import type { NewDamageBody } from '@fleetwatch/contract/damages/wire';
import type { DeckAnswer } from '@fleetwatch/contract/members/deck';
import { distanceInWords } from '@fleetwatch/contract/sorties/distanceText';
import { roundMiles } from '@fleetwatch/contract/sorties/miles';
import type { HelpBody } from '@fleetwatch/contract/safety/wire';
import type { LandBody, LaunchBody } from '@fleetwatch/contract/sorties/wire';
import type { Sortie } from '@fleetwatch/contract/sorties/wire';
import type { NewTweetBody, Tweet, TweetReplyBody } from '@fleetwatch/contract/tweets/wire';
import { isHelpCall } from './isHelpCall.ts';
import type { LocalSnapshot } from './localSnapshot.ts';
import type { NewWrite, WaitingWrite } from './WaitingWrite.ts';

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
  return { title: `Launch ${bus}`, answer, boat };
}

function optimisticLanding({ call, happenedAt }: NewWrite, here: LocalSnapshot): OptimisticResponse {
  const { sortie, miles, description } = call.body as LandBody;
  const before = here.sortie(sortie);
  // What is no hundredths was typed in kilometers or meters.
  const typedIn = roundMiles(miles) === miles ? 'mi' : 'km';
  const miled = miles === 0 ? '' : `, ${distanceInWords(miles, typedIn)}`;
  return {
    title: `Land ${before?.bus ?? 'a boat'}${miled}`,
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
  const verb = body.replyto === undefined ? 'Tweet' : 'Reply';
  return { title: shortened(`${verb}: ${body.description}`), answer, boat: null };
}

/** A damage report is queued like an entry of its boat's log. */
function optimisticReport(
  { boat: boatId, text }: NewDamageBody,
  waitingId: string,
  here: LocalSnapshot,
): OptimisticResponse {
  const boatName = here.boatName(boatId) ?? 'a boat';
  return {
    title: shortened(`Report on ${boatName}: ${text}`),
    answer: { _id: waitingId, boat: boatId, boatName, text },
    boat: here.boat(boatId),
  };
}

/** Grants of a test day: whether anybody is refused is known when they are sent. */
function optimisticGrants({ members }: GrantsBody): OptimisticResponse {
  const answer: GrantsAnswer = { granted: [], refused: [] };
  const count = members.length === 1 ? '1 member' : `${members.length} members`;
  return { title: `Grant a clearance to ${count}`, answer, boat: null };
}

/** A reading by hand counts on this device from when it was read. */
function optimisticReading(
  { call, happenedAt }: NewWrite,
  waitingId: string,
  { clockSkewMs = 0 }: LocalSnapshot,
): OptimisticResponse {
  const { input, value, unit, where } = call.body as ReadingBody;
  const answer: ConditionReading & { _id: string } = {
    _id: waitingId,
    input,
    value,
    unit,
    where,
    at: happenedAt + clockSkewMs,
    staleMs: HAND_STALE_MS,
    sourceId: null,
    source: `${BY_HAND} (waiting to be sent)`,
    isExample: false,
    trend: null,
  };
  return {
    title: `Report ${INPUT_TEXTS[input].toLowerCase()} ${valueText(value, unit)}`,
    answer,
    boat: null,
  };
}

/** Nobody is notified yet: unlike the server's, this answer has no call for help. */
const optimisticHelp = ({ id }: HelpBody, here: LocalSnapshot): OptimisticResponse => ({
  title: `Call for help: ${here.sortie(id)?.bus ?? 'a boat'}`,
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
      return { title: answer.ondeck ? 'Go on deck' : 'Go off deck', answer, boat: null };
    }
    case 'tweet':
    case 'tweetReply':
      return optimisticTweet(made, waitingId, here);
    case 'logEntry': {
      if (isHelpCall(made.call)) return optimisticHelp(body as HelpBody, here);
      if (url === 'grants') return optimisticGrants(body as GrantsBody);
      if (url === 'conditions-reading') return optimisticReading(made, waitingId, here);
      if (url === 'damage') return optimisticReport(body as NewDamageBody, waitingId, here);
      const boat: Boat | null = here.boat(lastPart(url));
      const { log } = body as LogAppendBody;
      return {
        title: shortened(`Log of ${here.boatName(lastPart(url)) ?? 'a boat'}: ${log}`),
        answer: boat ?? {},
        boat,
      };
    }
  }
}
