import { coaches } from '../platform/auth/rights.ts';
import type {
  BoatUpdateBody,
  DecommissionBody,
  IdBody,
  LogAppendBody,
  NewBoatBody,
} from '@fleetwatch/contract/boats/edits';
import { findMember } from '../members/memberDirectory.ts';
import { now } from '../platform/club/clock.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import {
  boatUpdateSchema,
  busIdSchema,
  decommissionSchema,
  idBodySchema,
  logAppendSchema,
  newBoatSchema,
} from './boatSchemas.ts';
import { appendToLog } from './commands/appendToLog.ts';
import { commissionBoat } from './commands/commissionBoat.ts';
import { decommissionBoat } from './commands/decommissionBoat.ts';
import { dryDockBoat, splashBoat } from './commands/setBoatService.ts';
import { updateBoat } from './commands/updateBoat.ts';
import { writeFleet } from './commands/writeFleet.ts';

const MANAGE_FLEET = coaches('fleet.manage');

type BusId = { bus_id: string };

const serviceRoute = (path: string, summary: string, verb: string, write: typeof dryDockBoat): Route =>
  memberRoute<IdBody>({
    method: 'PUT',
    path,
    summary,
    answers: 'The boat.',
    may: MANAGE_FLEET,
    body: idBodySchema,
    audit: { verb, kind: 'boat' },
    async handle({ body, repeatable }) {
      return writeFleet(repeatable(), (session) => write(body.id, session));
    },
  });

/** Routes that add, edit and dock boats, and write their captain's logs. */
export const boatWritesRoutes: Route[] = [
  memberRoute<NewBoatBody>({
    method: 'POST',
    path: '/bus',
    summary: 'Add a boat to the fleet (coaches).',
    answers: 'The new boat.',
    may: MANAGE_FLEET,
    body: newBoatSchema,
    audit: { verb: 'enter', kind: 'boat' },
    async handle({ body, repeatable }) {
      return writeFleet(repeatable(), (session) => commissionBoat(body, session));
    },
  }),

  memberRoute<LogAppendBody, BusId>({
    method: 'PUT',
    path: '/fleet-append/:bus_id',
    writes: 'log',
    summary: "Add an entry to a boat's captain's log.",
    answers: 'The boat.',
    params: busIdSchema,
    body: logAppendSchema,
    acceptsOfflineWrites: true,
    async handle({ actor, params, body, happenedAt, repeatable }) {
      const { name: author } = await findMember(actor.id);
      const writtenAt = happenedAt ?? now();
      const entry = { boat: params.bus_id, text: body.log, author, writtenAt };
      return writeFleet(repeatable(), (session) => appendToLog(entry, session));
    },
  }),

  memberRoute<BoatUpdateBody, BusId>({
    method: 'PUT',
    path: '/fleet-update/:bus_id',
    writes: 'log',
    summary: "Edit a boat's name, description, class, log or hull color; null leaves a field unchanged.",
    answers: 'The boat.',
    params: busIdSchema,
    body: boatUpdateSchema,
    audit: { verb: 'edit', kind: 'boat', subject: 'bus_id', isForAnyCaller: true },
    async handle({ actor, params, body, repeatable }) {
      return writeFleet(repeatable(), (session) => updateBoat(params.bus_id, body, actor.id, session));
    },
  }),

  serviceRoute('/fleet-drydock', 'Take a boat out of service (coaches).', 'dry-dock', dryDockBoat),
  serviceRoute('/fleet-splash', 'Return a dry-docked boat to service (coaches).', 'splash', splashBoat),

  memberRoute<DecommissionBody>({
    method: 'DELETE',
    path: '/fleet-decommission',
    summary: 'Permanently remove a boat from the fleet (coaches).',
    answers: 'The boat.',
    may: MANAGE_FLEET,
    namesCaller: ['uid'],
    body: decommissionSchema,
    audit: { verb: 'decommission', kind: 'boat', subject: 'bid' },
    async handle({ body, repeatable }) {
      return writeFleet(repeatable(), (session) => decommissionBoat(body.bid, session));
    },
  }),
];
