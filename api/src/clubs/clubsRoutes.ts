import { CHANGE_CLUB } from '../platform/auth/rights.ts';
import type { ClubLook } from '@fleetwatch/contract/clubs/edits';
import type { Club } from '@fleetwatch/contract/clubs/wire';
import { requestedHost } from '../platform/http/requestedHost.ts';
import { storedAddress, requestedOrigin } from '../platform/http/requestedOrigin.ts';
import { memberRoute, openRoute, type Route } from '../platform/http/route.ts';
import { currentClubRecord } from './clubDirectory.ts';
import { presentClub } from './clubPresenter.ts';
import { clubLookSchema } from './clubSchemas.ts';
import { changeLook } from './commands/changeLook.ts';

export const clubsRoutes: Route[] = [
  openRoute({
    method: 'GET',
    path: '/club',
    summary: "Get the club's public configuration.",
    answers: 'The club.',
    async handle(_request, ctx): Promise<Club> {
      return presentClub(await currentClubRecord(), requestedHost(ctx.req) ?? '');
    },
  }),

  memberRoute<ClubLook>({
    method: 'PUT',
    path: '/club',
    summary: "Set the club's colors, blade, place, crest, unit of distance and features (coaches).",
    answers: 'The new setting.',
    may: CHANGE_CLUB,
    body: clubLookSchema,
    audit: { verb: 'change', kind: 'club' },
    async handle({ body, repeatable }, ctx): Promise<ClubLook> {
      const { crest } = body;
      const look =
        crest === undefined ? body : { ...body, crest: storedAddress(crest, requestedOrigin(ctx)) };
      return changeLook(repeatable(), look);
    },
  }),
];
