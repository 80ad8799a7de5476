import { boathouseNameRule, signInNameRule } from '@fleetwatch/contract/accounts/rules';
import { dryDockedAtBoathouse } from '@fleetwatch/contract/boats/messages';
import type {
  AuthLastOutingBody,
  AuthLaunchBody,
  AuthOutstandingAnswer,
  AuthOutstandingBody,
  LastOutingAnswer,
} from '@fleetwatch/contract/sorties/wire';
import { authenticateMember } from '../accounts/commands/authenticateMember.ts';
import { placeOf } from '../accounts/places.ts';
import { memberDirectory } from '../members/memberDirectory.ts';
import { currentClub } from '../platform/club/clubScope.ts';
import { openRoute, type Route } from '../platform/http/route.ts';
import { signLandingToken } from '../platform/auth/tokens.ts';
import { launchBoat } from './commands/launchBoat.ts';
import { listOutstanding } from './commands/listOutstanding.ts';
import { findOuting, readLastOuting } from './commands/readLastOuting.ts';
import { presentOuting } from './outingPresenter.ts';
import { relaunchOf } from './relaunch.ts';
import { presentLaunched, presentSorties } from './sortiePresenter.ts';
import { authLaunchSchema, authOutstandingSchema } from './sortieSchemas.ts';

const PRIVATE_KINDS = { '1p': 'private-1x', '248p': 'private-2-4-8' } as const;

/** The boathouse tablet: nobody is signed in, so each action authenticates its member (rule kiosk.no-sign-in). */
export const kioskSortiesRoutes: Route[] = [
  openRoute<AuthLaunchBody>({
    method: 'POST',
    path: '/auth-launch',
    summary:
      'Launch at the boathouse with name and password: a boat, a member’s single, one’s own, or an outing again.',
    answers: 'The sortie; a rejection as 200 and an array.',
    body: authLaunchSchema,
    hasDocumentedRejections: true,
    ignoresToken: true,
    isForTablets: true,
    async handle({ body, address, cookies, repeatable }) {
      // The credentials form and the quick-action dialogs have different texts for a short name
      // (rule kiosk.credentials).
      const nameRule = body.private ? boathouseNameRule : signInNameRule;
      const { name, password } = body;
      const member = await authenticateMember(
        { name, password, nameRule },
        await placeOf({ cookies, address }),
      );
      const launcher = String(member._id);
      const what = body.again
        ? relaunchOf(await findOuting(body.again, launcher), launcher, await memberDirectory.get())
        : {
            boat: body.bus,
            lender: body.borrowed,
            ownBoat: body.private && PRIVATE_KINDS[body.private],
          };
      const launch = { launcher, ...what, dryDockedText: dryDockedAtBoathouse };
      return presentLaunched(await launchBoat(launch, repeatable(launcher)));
    },
  }),

  openRoute<AuthLastOutingBody>({
    method: 'POST',
    path: '/auth-last-outing',
    summary: 'Authenticate at the boathouse to repeat the last outing: its boat and its crew.',
    answers: 'The outing, or null, and the member’s name; a rejection as 200 and an array.',
    body: authOutstandingSchema,
    hasDocumentedRejections: true,
    ignoresToken: true,
    isForTablets: true,
    async handle({ body, address, cookies }): Promise<LastOutingAnswer> {
      const place = await placeOf({ cookies, address });
      const member = await authenticateMember({ ...body, nameRule: signInNameRule }, place);
      const id = String(member._id);
      const outing = await readLastOuting(id);
      return { name: member.name, results: outing && (await presentOuting(outing, id)) };
    },
  }),

  openRoute<AuthOutstandingBody>({
    method: 'POST',
    path: '/auth-sorties-stillout-byuser-results',
    summary:
      'Authenticate at the boathouse to land: the member’s outstanding sorties and a landing token for them.',
    answers: 'The sorties, the token and the member’s name; a rejection as 200 and an array.',
    body: authOutstandingSchema,
    hasDocumentedRejections: true,
    ignoresToken: true,
    isForTablets: true,
    async handle({ body, address, cookies }): Promise<AuthOutstandingAnswer> {
      const place = await placeOf({ cookies, address });
      const member = await authenticateMember({ ...body, nameRule: boathouseNameRule }, place);
      const id = String(member._id);
      const results = await presentSorties(await listOutstanding(id));
      const token = signLandingToken({
        id,
        clubId: String(currentClub().id),
        sorties: results.map((sortie) => sortie._id),
      });
      return { results, token, name: member.name };
    },
  }),
];
