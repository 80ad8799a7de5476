import type { Club } from '@fleetwatch/contract/clubs/wire';
import { requestedHost } from '../platform/http/requestedHost.ts';
import { openRoute, type Route } from '../platform/http/route.ts';
import { currentClubRecord } from './clubDirectory.ts';
import { presentClub } from './clubPresenter.ts';

export const clubsRoutes: Route[] = [
  openRoute({
    method: 'GET',
    path: '/club',
    summary: 'The club’s public configuration for a device.',
    answers: 'The club.',
    async handle(_request, ctx): Promise<Club> {
      return presentClub(await currentClubRecord(), requestedHost(ctx.req) ?? '');
    },
  }),
];
