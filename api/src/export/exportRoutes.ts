import { coachesAndOfficers } from '../platform/auth/rights.ts';
import { EXPORT_LINK_EXPIRED, ONLY_RECORDS_OFFICERS } from '@fleetwatch/contract/export/texts';
import type { ClubExportAnswer, ClubExportsAnswer } from '@fleetwatch/contract/export/wire';
import Joi from 'joi';
import { throttles } from '../platform/auth/throttles.ts';
import { inClub } from '../clubs/clubDirectory.ts';
import { runtime } from '../platform/config/runtime.ts';
import { runWrite } from '../platform/database/runWrite.ts';
import { ApiError } from '../platform/http/errors.ts';
import { REPLY, type Reply } from '../platform/http/Reply.ts';
import { disconnectSignal } from '../platform/http/disconnectSignal.ts';
import { memberRoute, openRoute, type Route } from '../platform/http/route.ts';
import { exportClub } from './commands/exportClub.ts';
import { countCollections, EXPORT_VERB, listExports } from './commands/listExports.ts';
import { readExportAccess } from './exportAccess.ts';
import { readExportTicket, signExportTicket } from './exportTicket.ts';
import { assertMayExport } from './exportPolicy.ts';
import { presentExports } from './exportPresenter.ts';

const EXPORT_RECORDS = coachesAndOfficers('records.export', ['records'], ONLY_RECORDS_OFFICERS);

type Empty = Record<never, never>;

const ticketParams = Joi.object<{ ticket: string }, true>({
  ticket: Joi.string()
    .pattern(/^[\w-]{40,120}$/)
    .required(),
});

/** Routes that export the club's data. */
export const exportRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/club-exports',
    summary: 'List the contents of an export, and the latest exports (coaches and records officers).',
    answers: 'Collections with their document counts; exports with time and name, newest first.',
    may: EXPORT_RECORDS,
    async handle(): Promise<ClubExportsAnswer> {
      const [collections, made] = await Promise.all([countCollections(), listExports()]);
      return presentExports(collections, made);
    },
  }),

  memberRoute({
    method: 'POST',
    path: '/club-export',
    summary: "Request a download link for all of the club's data. The file is built when the link is opened.",
    answers: '{address}, which is secret and valid for one minute.',
    may: EXPORT_RECORDS,
    hasSecret: true,
    audit: { verb: EXPORT_VERB, kind: 'club' },
    async handle({ actor, repeatable }): Promise<ClubExportAnswer> {
      await throttles().clubExport.count(actor.clubId);
      const ticket = signExportTicket({ clubId: actor.clubId, memberId: actor.id });
      const answer = { address: `${runtime().basePath}/club-export/${ticket}` };
      return runWrite({ repeat: repeatable(), work: () => Promise.resolve(answer) });
    },
  }),

  openRoute<Empty, { ticket: string }>({
    method: 'GET',
    path: '/club-export/:ticket',
    summary: "Download all of a club's data through the secret link of POST /club-export.",
    answers: 'application/zip: fleetwatch-export-1, an open format.',
    params: ticketParams,
    ignoresToken: true,
    isClubless: true,
    async handle({ params }, { res }): Promise<Reply> {
      const ticket = readExportTicket(params.ticket);
      if (!ticket) throw new ApiError('link_expired', EXPORT_LINK_EXPIRED);
      await throttles().exportTicket.count(params.ticket);
      const { fileName, content } = await inClub(ticket.clubId, async () => {
        await assertMayExport(ticket.memberId);
        return exportClub(await readExportAccess(ticket.memberId), disconnectSignal(res));
      });
      const headers = { 'Content-Disposition': `attachment; filename="${fileName}"` };
      return { [REPLY]: 'raw', type: 'application/zip', content, headers };
    },
  }),
];
