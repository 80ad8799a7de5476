import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Plan } from '@fleetwatch/contract/plans/wire';
import type { Tweet } from '@fleetwatch/contract/tweets/wire';
import mongoose from 'mongoose';
import { BoatModel, type BoatRecord } from '../boats/Boat.ts';
import { MemberModel } from '../members/Member.ts';
import { PlanModel } from '../plans/Plan.ts';
import { ReservationModel } from '../reservations/Reservation.ts';
import { BoatWaitModel } from '../reservations/BoatWait.ts';
import { BoatSlotModel } from '../slots/BoatSlot.ts';
import { land, launch } from '../testing/calls.ts';
import {
  makeBoat,
  makeCoach,
  makeMember,
  PASSWORD,
  userGroupId,
  workoutTypeId,
  type TestMember,
} from '../testing/factories.ts';
import { fileOf } from '../testing/media.ts';
import { uploadMemberPicture, uploadTo } from '../testing/uploads.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { freshClub } from '../testing/freshClub.ts';
import type { Answer, TestClub } from '../testing/startTestApi.ts';
import { TweetModel } from '../tweets/Tweet.ts';
import { WorkoutModel } from '../workouts/Workout.ts';
import { AlertModel } from '../safety/Alert.ts';
import { ContactsModel } from '../safety/Contacts.ts';
import { NotificationModel } from '../notifications/Notification.ts';
import { DomainEventModel } from '../platform/events/DomainEvent.ts';
import { runAdmin } from './runAdmin.ts';

const FOLDER = 'otter-creek-boat-club';
const NAMED = /kim\s+harper|kim@example/i;

let api: TestClub;
let kim: TestMember;
let coach: TestMember;
let boat: BoatRecord;
let folder: string;
let plans: { own: Plan; shared: Plan; joined: Plan };
let othersTweet: Tweet;
/** URLs of pictures. */
let portraits: string[];
/** Storage key. */
let sunrise: string;
let unused: string;

async function admin(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = [];
  const code = await runAdmin(args, (line) => lines.push(line));
  return { code, lines };
}

async function ok<Body>(sent: Promise<Answer>): Promise<Body> {
  const answer = await sent;
  expect([answer.status, Array.isArray(answer.body)]).toEqual([200, false]);
  return answer.body as Body;
}

const changeProfile = (pic: string): Promise<object> =>
  ok(
    api.as(kim, 'POST', '/profile-change', {
      id: kim.id,
      password: PASSWORD,
      email: 'kim@example.org',
      group: String(kim.record.group),
      moniker: 'SC',
      pic,
      aboutme: 'I am Kim Harper',
      aboutmeurl: 'https://kim.example.org',
    }),
  );

const tweet = (who: TestMember, description: string, names: string[] = []): Promise<Tweet> =>
  ok(
    api.as(who, 'POST', '/tweet', {
      user: who.id,
      description,
      private: false,
      headsup: false,
      pictures: names.map((name) => ({ id: name, type: 'png', name })),
    }),
  );

const plan = (who: TestMember, more: object): Promise<Plan> =>
  ok(
    api.as(who, 'POST', '/plan', {
      group: null,
      description: 'Steady state with Kim Harper.',
      date: '2026-05-18',
      launchtime: '06:00',
      landtime: '07:30',
      fleet: [],
      crew: [],
      limit: null,
      weeklytill: null,
      weekdays: [],
      ...more,
    }),
  );

/** Kim reserves the boat, and joins the waiting list for a later time, which a coach has reserved. */
async function reserveAndWait(): Promise<void> {
  const hours = { boat: String(boat._id), date: '2026-05-03', launch: '06:00', land: '07:00' };
  const more = { purpose: 'row', until: null };
  await ok(api.as(kim, 'POST', '/reservation', { ...hours, ...more, note: 'Kim Harper strokes' }));
  const later = { ...hours, launch: '08:00', land: '09:00' };
  await ok(api.as(coach, 'POST', '/reservation', { ...later, ...more, note: 'Kim Harper wants it too' }));
  await ok(api.as(kim, 'POST', '/reservation-wait', later));
}

/** Makes Kim's own boat overdue: others are notified, and an event still mentions it. */
async function beOverdue(sortie: string): Promise<void> {
  const [boatName, at] = ["Kim Harper's 1x", api.clock.now()];
  await api.inClub(async () => {
    const known = { sortie, boatName, launcher: kim.id, level: 'overdue', levelAt: at, expectedAt: at };
    await AlertModel.insertMany([{ ...known, closedAt: at, outcome: 'landed' }]);
    const look = { by: kim.id, at, boatName };
    await ContactsModel.updateOne({ member: coach.id }, { $set: { looks: [look] } }, { upsert: true });
    const about = {
      category: 'safety',
      title: `${boatName} is overdue.`,
      body: `Ask Kim Harper`,
      url: '/safety',
    };
    await NotificationModel.insertMany([{ ...about, member: coach.id, tag: `overdue ${sortie}`, at }]);
    const event = {
      name: 'alert.ended',
      data: { alert: { boatName } },
      at,
      notBefore: at,
      pending: ['notifyOfEnd'],
    };
    await DomainEventModel.insertMany([event]);
  });
}

/** Creates one of everything that a member can create. */
async function liveAYear(): Promise<void> {
  portraits = [await uploadMemberPicture(api, kim.token), await uploadMemberPicture(api, kim.token)];
  for (const portrait of portraits) await changeProfile(portrait);
  unused = await uploadTo(api, 'tweets/never-posted.png', kim.token);
  const sortie = await launch(api, kim, boat, { crew: [coach.id], description: 'with kim  HARPER' });
  await land(api, kim, sortie._id, 6, 'Kim Harper steered');
  const other = await launch(api, coach, boat, { crew: [kim.id] });
  await land(api, coach, other._id, 3, 'Kim Harper caught a crab, Kim Harperson did not');
  const own = await ok<{ _id: string }>(
    api.as(kim, 'POST', '/launch-1p', { user: kim.id, description: null, group: null }),
  );
  await land(api, kim, own._id, 2);
  await beOverdue(own._id);
  await ok(api.as(kim, 'PUT', `/fleet-append/${String(boat._id)}`, { log: 'Rigger bent' }));
  await ok(api.as(coach, 'PUT', `/fleet-append/${String(boat._id)}`, { log: 'Fixed; ask kim@example.org' }));
  sunrise = await uploadTo(api, 'tweets/sunrise.png', kim.token);
  const { log } = await api.inClub(() => BoatModel.findById(boat._id).lean().orFail());
  const edit = {
    name: null,
    description: null,
    group: null,
    log: log.replace('Fixed', 'Kim Harper fixed it'),
  };
  await ok(api.as(coach, 'PUT', `/fleet-update/${String(boat._id)}`, edit));
  await ok(api.as(kim, 'PUT', `/fleet-update/${String(boat._id)}`, { ...edit, log }));
  const mine = await tweet(kim, 'Kim Harper says hello', ['sunrise']);
  await ok(
    api.as(coach, 'POST', '/tweet-reply', { user: coach.id, description: 'Hi Kim', replyto: mine._id }),
  );
  othersTweet = await tweet(coach, 'Well rowed, Kim Harper!');
  await ok(api.as(kim, 'GET', `/tweet-upvote/${othersTweet._id}`));
  await ok(
    api.as(coach, 'POST', '/job', {
      agent: coach.id,
      group: await api.inClub(() => workoutTypeId('Steady State')),
      sortiegroup: await api.inClub(() => userGroupId()),
      description: 'Three by two thousand, Kim Harper strokes',
    }),
  );
  plans = {
    own: await plan(kim, { fleet: [String(boat._id)] }),
    shared: await plan(kim, { launchtime: '08:00', landtime: '09:00', crew: [coach.id] }),
    joined: await plan(coach, { launchtime: '10:00', landtime: '11:00', crew: [kim.id, coach.id] }),
  };
  await reserveAndWait();
  await ok(api.as(coach, 'DELETE', `/tweet/${(await tweet(kim, 'Kim Harper was here'))._id}`));
  await ok(api.as(kim, 'GET', `/userondeck/${kim.id}`));
  await ok(api.call('POST', '/get-pwd-reset-key', { body: { email: 'kim@example.org' } }));
  expect(await api.outbox()).toHaveLength(1);
}

function filesBelow(path: string): string[] {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fleetwatch-erasure-'));
  api = await freshClub({ features: ['reservations'] });
  [kim, coach, boat] = await api.inClub(
    async () =>
      [
        await makeMember({ name: 'Kim Harper', email: 'kim@example.org' }),
        await makeCoach(),
        await makeBoat({ className: 'Double' }),
      ] as const,
  );
  await liveAYear();
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await emptyDatabase();
});

test('removes the old picture from storage when it is replaced', () => {
  const isThere = (address: string): boolean => existsSync(join(api.dataDir, address.slice('/api'.length)));
  expect(portraits.map(isThere)).toEqual([false, true]);
});

test("after an erasure no collection, file, log or backup names the member, and other members' data is unchanged", async () => {
  expect((await admin('erase-member', 'Kim Harper', '--write')).code).toBe(0);
  for (const model of Object.values(mongoose.models)) {
    const documents = JSON.stringify(await model.collection.find({}).toArray());
    expect([model.modelName, NAMED.exec(documents.replaceAll('Kim Harperson', ''))]).toEqual([
      model.modelName,
      null,
    ]);
  }
  for (const name of ['Session', 'ResetKey', 'OnDeck', 'TweetLike']) {
    const left = await mongoose.model(name).collection.countDocuments({ member: kim.record._id });
    expect([name, left]).toEqual([name, 0]);
  }
  expect(JSON.stringify(api.logged)).not.toMatch(NAMED);
  const files = filesBelow(api.dataDir);
  expect(files.filter((path) => NAMED.test(path) || NAMED.test(readFileSync(path, 'latin1')))).toEqual([]);
  expect(files.filter((path) => path.includes('/media/'))).toEqual([]);
  await admin('backup', join(folder, 'kept'));
  const kept = gunzipSync(readFileSync(join(folder, 'kept/database.ndjson.gz'))).toString();
  expect(kept.replaceAll('Kim Harperson', '')).not.toMatch(NAMED);

  await api.inClub(async () => {
    expect(await MemberModel.findById(kim.id).lean()).toMatchObject({
      name: 'Former Member',
      email: '',
      pic: '',
      aboutMe: '',
      aboutMeUrl: '',
      isActive: false,
    });
    const { log } = await BoatModel.findById(boat._id).lean().orFail();
    expect(log).toMatch(/Former Member: Rigger bent\n.*Fixed; ask Former Member/);
    expect(await TweetModel.find().lean()).toEqual([
      expect.objectContaining({ text: 'Well rowed, Former Member!', likes: 0 }),
    ]);
    expect((await WorkoutModel.findOne().lean())?.text).toBe('Three by two thousand, Former Member strokes');
    expect(await PlanModel.findById(plans.own._id).lean()).toBeNull();
    expect(await ReservationModel.find().lean()).toMatchObject([
      { member: coach.record._id, note: 'Former Member wants it too' },
    ]);
    expect(await BoatWaitModel.countDocuments()).toBe(0);
    // Only the coach's hour is still reserved.
    expect(await BoatSlotModel.countDocuments()).toBe(4);
    expect(await PlanModel.findById(plans.shared._id).lean()).toMatchObject({ text: '' });
    expect((await PlanModel.findById(plans.joined._id).lean())?.crew.map(String)).toEqual([coach.id]);
  });
});

test("exports all of a member's data, with the pictures", async () => {
  const path = join(folder, 'kim.json');
  expect((await admin('export-member', 'Kim Harper', path)).lines).toEqual([
    `Written to ${path}, and 3 pictures to ${join(folder, 'kim-media')}.`,
  ]);
  const exported = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown[]>;
  expect(exported).toMatchObject({
    account: { name: 'Kim Harper', email: 'kim@example.org', aboutMe: 'I am Kim Harper' },
    tweets: [{ text: 'Kim Harper says hello', pictures: [{ name: 'sunrise' }] }],
    likes: [{ tweet: othersTweet._id }],
    media: [portraits[1], sunrise, unused].map((kept) => kept?.split('/').slice(-2).join('/')),
    uploads: [{ folder: 'members' }, { name: 'never-posted' }, { name: 'sunrise' }],
    passwordResets: [{ usedAt: null }],
    onDeck: [{ member: kim.id }],
    ownBoats: [{ name: "Kim Harper's 1x" }],
    boatReservations: [{ note: 'Kim Harper strokes', state: 'approved' }],
    boatsWaitedFor: [{ member: kim.id }],
    mailsWaiting: [expect.stringContaining('kim@example.org')],
  });
  expect(exported.devicesSignedIn).not.toHaveLength(0);
  expect(exported.sorties).toHaveLength(3);
  expect(exported.plans).toHaveLength(3);
  expect(exported.reservations).toHaveLength(6);
  expect(exported.answersRemembered?.length).toBeGreaterThan(0);
  const mentions = (exported.namedIn ?? []) as { in: string; text: string }[];
  expect(new Set(mentions.map((mention) => mention.in))).toEqual(
    new Set([
      ...['Alert.boatName', 'Contacts.looks.boatName', 'Notification.title', 'Notification.body'],
      'Boat.log',
      'Reservation.note',
      'AuditEntry.before.log',
      'AuditEntry.after.log',
      'Sortie.notes',
      'Sortie.workout.text',
      'Plan.text',
      'Tweet.text',
      'Workout.text',
    ]),
  );
  expect(filesBelow(join(folder, 'kim-media'))).toHaveLength(3);
  expect(readFileSync(join(folder, 'kim-media', sunrise.slice(FOLDER.length)))).toEqual(fileOf('png'));
});

test('restores the media with the database', async () => {
  const media = join(api.dataDir, 'media');
  const before = filesBelow(media).map((path) => [path, readFileSync(path, 'base64')]);
  expect(before).toHaveLength(3);
  const kept = join(folder, 'kept');
  await admin('backup', kept);
  await emptyDatabase();
  expect((await admin('restore', kept)).lines[0]).toContain('not empty');
  rmSync(media, { recursive: true });
  expect((await admin('restore', kept)).code).toBe(0);
  expect(filesBelow(media).map((path) => [path, readFileSync(path, 'base64')])).toEqual(before);
  const body = { bucket_name: FOLDER, object_name: 'tweets/sunrise.png' };
  const link = (await api.as(coach, 'POST', '/presigned', body)).body as string;
  expect((await api.call('GET', link.slice(`${api.base}/api`.length))).status).toBe(200);
});
