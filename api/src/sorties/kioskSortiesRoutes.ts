import { boathouseNameRule, signInNameRule } from '@fleetwatch/contract/accounts/rules';
import type {
  AuthLastOutingBody,
  AuthLaunchBody,
  AuthLaunchCheckBody,
  AuthOutstandingAnswer,
  AuthOutstandingBody,
  LastOutingAnswer,
  LaunchCheck,
} from '@fleetwatch/contract/sorties/wire';
import { authenticateMember, type Credentials } from '../accounts/commands/authenticateMember.ts';
import { officesOf } from '../officers/officerDirectory.ts';
import { signInPlace, type SignInPlace } from '../accounts/signInPlace.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { openRoute, type Route } from '../platform/http/route.ts';
import { signLandingToken } from '../platform/auth/tokens.ts';
import { checkAtBoathouse, launchAtBoathouse, type SigningOfficer } from './commands/launchAtBoathouse.ts';
import { listOutstanding } from '../logbook/commands/listOutstanding.ts';
import { readLastOuting } from './commands/readLastOuting.ts';
import { readRelaunchRefusal } from './commands/readRelaunchRefusal.ts';
import { readLauncherTotals } from '../logbook/commands/readTotals.ts';
import { presentOuting } from './outingPresenter.ts';
import { presentLaunched, presentSorties } from './sortiePresenter.ts';
import { authLaunchCheckSchema, authLaunchSchema, authOutstandingSchema } from './sortieSchemas.ts';

async function officerOf(
  { name, password }: Pick<Credentials, 'name' | 'password'>,
  place: SignInPlace,
): Promise<SigningOfficer> {
  const { _id } = await authenticateMember({ name, password, nameRule: signInNameRule }, place);
  return { id: String(_id), offices: await officesOf(String(_id)) };
}

/**
 * Routes for the boathouse tablet: no one is signed in, so each action authenticates its member (rule
 * kiosk.no-sign-in).
 */
export const kioskSortiesRoutes: Route[] = [
  openRoute<AuthLaunchBody>({
    method: 'POST',
    path: '/auth-launch',
    summary:
      "Launch at the boathouse with name and password: a boat, a member's single, the caller's own boat, or a repeat of a sortie.",
    answers: 'The sortie; a rejection is a 200 with an array.',
    body: authLaunchSchema,
    hasDocumentedRejections: true,
    ignoresToken: true,
    isForTablets: true,
    async handle({ body, address, cookies, repeatable }) {
      // The credentials form and the quick-action dialogs have different texts for a short name
      // (rule kiosk.credentials).
      const nameRule = body.private ? boathouseNameRule : signInNameRule;
      const { name, password } = body;
      const place = await signInPlace({ cookies, address });
      const member = await authenticateMember({ name, password, nameRule }, place);
      const officer = body.officer ? await officerOf(body.officer, place) : null;
      const launcher = String(member._id);
      const launched = await launchAtBoathouse(launcher, body, officer, repeatable(launcher));
      return presentLaunched(launched, await readLauncherTotals([launched.sortie]));
    },
  }),

  openRoute<AuthLaunchCheckBody>({
    method: 'POST',
    path: '/auth-launch-check',
    summary: 'Check the rules for a launch at the boathouse, with name and password.',
    answers: 'R answers, as in GET /launch-check; a rejection is a 200 with an array.',
    body: authLaunchCheckSchema,
    hasDocumentedRejections: true,
    ignoresToken: true,
    isForTablets: true,
    async handle({ body, address, cookies }): Promise<LaunchCheck> {
      const nameRule = body.private ? boathouseNameRule : signInNameRule;
      const { name, password } = body;
      const place = await signInPlace({ cookies, address });
      const member = await authenticateMember({ name, password, nameRule }, place);
      return checkAtBoathouse(String(member._id), body);
    },
  }),

  openRoute<AuthLastOutingBody>({
    method: 'POST',
    path: '/auth-last-outing',
    summary:
      "Get the caller's last sortie with its boat and crew, to repeat it at the boathouse with name and password.",
    answers: "The sortie or null, and the member's name; a rejection is a 200 with an array.",
    body: authOutstandingSchema,
    hasDocumentedRejections: true,
    ignoresToken: true,
    isForTablets: true,
    async handle({ body, address, cookies }): Promise<LastOutingAnswer> {
      const place = await signInPlace({ cookies, address });
      const member = await authenticateMember({ ...body, nameRule: signInNameRule }, place);
      const id = String(member._id);
      const outing = await readLastOuting(id);
      const results = outing && (await presentOuting(outing, id, await readRelaunchRefusal(outing)));
      return { name: member.name, results };
    },
  }),

  openRoute<AuthOutstandingBody>({
    method: 'POST',
    path: '/auth-sorties-stillout-byuser-results',
    summary:
      "Sign in at the boathouse to land: get the member's outstanding sorties and a landing token for them.",
    answers: "The sorties, the token and the member's name; a rejection is a 200 with an array.",
    hasSecret: true,
    body: authOutstandingSchema,
    hasDocumentedRejections: true,
    ignoresToken: true,
    isForTablets: true,
    async handle({ body, address, cookies }): Promise<AuthOutstandingAnswer> {
      const place = await signInPlace({ cookies, address });
      const member = await authenticateMember({ ...body, nameRule: boathouseNameRule }, place);
      const id = String(member._id);
      const outstanding = await listOutstanding(id);
      const results = await presentSorties(outstanding, await readLauncherTotals(outstanding));
      const token = signLandingToken({
        id,
        clubId: String(currentClub().id),
        sorties: results.map((sortie) => sortie._id),
      });
      return { results, token, name: member.name };
    },
  }),
];
