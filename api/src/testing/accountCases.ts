import { Types } from 'mongoose';
import { MemberModel } from '../members/Member.ts';
import { startSession } from '../sessions/commands/startSession.ts';
import { PASSWORD } from './factories.ts';
import { body, coaches, params, plain, type Asked, type RouteCase } from './RouteCase.ts';
import type { Scene } from './Scene.ts';

type Fields = Record<string, unknown>;

const credentials = ({ me: { record } }: Scene): Fields => ({ name: record.name, password: PASSWORD });

async function signedIn(scene: Scene): Promise<Asked> {
  const { cookie } = await scene.call('POST', '/login', { body: credentials(scene) });
  return { call: { cookie: String(cookie) } };
}

async function resetKey(scene: Scene): Promise<string> {
  await scene.call('POST', '/get-pwd-reset-key', { body: { email: scene.me.record.email } });
  return /^ {4}(\S+)\r$/m.exec((await scene.api.outbox()).at(-1) ?? '')?.[1] ?? '';
}

/** Creates a member with an unconfirmed address. Returns the key that was mailed to them. */
async function confirmKey(scene: Scene): Promise<string> {
  const member = await scene.member({ emailConfirmedAt: null });
  await scene.call('POST', '/email-confirm-send', { token: member.token });
  return /^ {4}(\S+)\r$/m.exec((await scene.api.outbox()).at(-1) ?? '')?.[1] ?? '';
}

async function unconfirmed(scene: Scene): Promise<Asked> {
  await scene.inClub(() => MemberModel.updateOne({ _id: scene.me.id }, { $set: { emailConfirmedAt: null } }));
  return {};
}

const newMember = async (scene: Scene): Promise<Fields> => ({
  club: scene.club.password,
  name: 'Case Member',
  email: 'case@example.org',
  password: PASSWORD,
  passwordhint: 'our first cox',
  group: await scene.userGroup(),
  pic: '',
  aboutme: '',
  aboutmeurl: '',
  coach_p: 0,
});

/** Cases of the routes of accounts, sign-in and sessions. */
export const accountCases: Readonly<Record<string, RouteCase>> = {
  'POST /user': body(newMember),
  'GET /availability': { ask: () => ({ query: { name: 'Someone New' } }) },
  'POST /login': body(credentials),
  'POST /session/refresh': { ask: signedIn },
  'DELETE /session': { ask: signedIn, status: 204 },
  'POST /verify': { ...body((scene) => ({ id: scene.me.id })), missed: ['Not found.', []] },
  'POST /pwd-change': body((scene) => ({
    id: scene.me.id,
    password: 'Pull4gold%',
    passwordhint: 'what eights win',
    oldpassword: PASSWORD,
  })),
  'POST /profile-change': body(async (scene) => ({
    id: scene.me.id,
    password: PASSWORD,
    email: 'changed@example.org',
    group: await scene.userGroup(),
    moniker: 'SC',
    pic: '',
    aboutme: '',
    aboutmeurl: '',
  })),
  'POST /get-pwd-reset-key': body(() => ({ email: 'someone@example.org' })),
  'POST /pwd-reset': {
    ...body(async (scene) => ({
      key: await resetKey(scene),
      password: 'Pull4gold%',
      hint: 'what eights win',
    })),
    missed: '-1',
  },
  'GET /group-requests-results': coaches(plain),
  'POST /group-decide': coaches(
    body(async (scene) => {
      const group = await scene.userGroup();
      const member = await scene.member({ groupWanted: new Types.ObjectId(group) });
      return { id: member.id, group, confirm: true };
    }),
  ),
  'GET /account': plain,
  'POST /email-confirm-send': { ask: unconfirmed },
  'POST /email-confirm': body(async (scene) => ({ key: await confirmKey(scene) })),
  'GET /sessions-results': plain,
  'DELETE /session/:session_id': params(async (scene) => ({
    session_id: await scene.inClub(async () => String((await startSession(scene.me.record._id))._id)),
  })),
  'DELETE /member-sessions/:member_id': coaches(
    params(async ({ member }) => ({ member_id: (await member()).id })),
  ),
  'GET /usernames-results': plain,
  'GET /emails-results': plain,
  'GET /coaches-pending-results': coaches(plain),
  'POST /coach-confirm': coaches(
    body(async ({ member }) => ({ id: (await member({ coachRights: 'pending' })).id })),
  ),
};
