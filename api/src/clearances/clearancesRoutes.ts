import { GRANT_CLEARANCES } from './clearancePolicy.ts';
import { CLEARANCES_OFF } from '@fleetwatch/contract/clearances/texts';
import type {
  Clearance,
  ClearanceBody,
  ClearanceMatrix,
  ClearancesAnswer,
  Grant,
  GrantRevokeBody,
  GrantsAnswer,
  GrantsBody,
  MemberClearances,
  PresetAnswer,
  PresetBody,
  Requirement,
  RequirementBody,
} from '@fleetwatch/contract/clearances/wire';
import { assertFeature, usesFeature } from '../platform/club/features.ts';
import { removal } from '../platform/http/removal.ts';
import { memberRoute, type Route } from '../platform/http/route.ts';
import { addPreset } from './commands/addPreset.ts';
import { addClearance, editClearance, removeClearance } from './commands/changeClearances.ts';
import { addRequirement, editRequirement, removeRequirement } from './commands/changeRequirements.ts';
import { grantClearance } from './commands/grantClearance.ts';
import { readMatrix } from './commands/readMatrix.ts';
import { readMemberClearances } from './commands/readMemberClearances.ts';
import { revokeGrant } from './commands/revokeGrant.ts';
import { clearanceGranted, clearanceRevoked } from './clearanceEvents.ts';
import { writeClearances } from './commands/writeClearances.ts';
import { boatsPerSupervisor } from './clubSupervision.ts';
import { clearanceDirectory, requirementDirectory } from './clearanceDirectory.ts';
import { presentClearance, presentGrants, presentRequirement } from './clearancePresenter.ts';
import {
  clearanceIdSchema,
  clearanceSchema,
  grantRevokeSchema,
  grantsSchema,
  memberIdSchema,
  presetSchema,
  requirementIdSchema,
  requirementSchema,
} from './clearanceSchemas.ts';

type Empty = Record<never, never>;

export const clearancesRoutes: Route[] = [
  memberRoute({
    method: 'GET',
    path: '/clearances-results',
    summary: "List the club's clearances, and what boats require of their crews.",
    answers: 'Clearances by name, and requirements.',
    polled: { sameFor: 'audience' },
    async handle(): Promise<ClearancesAnswer> {
      assertFeature('clearances', CLEARANCES_OFF);
      return {
        clearances: [...(await clearanceDirectory.get()).values()].map(presentClearance),
        requirements: (await requirementDirectory.get()).map(presentRequirement),
        ...(usesFeature('juniors') && { boatsPerSupervisor: boatsPerSupervisor() }),
      };
    },
  }),

  memberRoute<Empty, { member_id: string }>({
    method: 'GET',
    path: '/member-clearances/:member_id',
    summary:
      "Get a member's clearances and what they still need: the caller's own, or anyone's for clearances officers.",
    answers: "The member's grants, newest first, and what is missing for further clearances.",
    params: memberIdSchema,
    async handle({ actor, params }): Promise<MemberClearances> {
      assertFeature('clearances', CLEARANCES_OFF);
      return readMemberClearances(params.member_id, actor);
    },
  }),

  memberRoute({
    method: 'GET',
    path: '/clearance-matrix',
    summary: 'List all members with the clearances they hold (clearances officers).',
    answers: 'Columns, and a row per member with a cell per column.',
    may: GRANT_CLEARANCES,
    async handle(): Promise<ClearanceMatrix> {
      assertFeature('clearances', CLEARANCES_OFF);
      return readMatrix();
    },
  }),

  memberRoute<ClearanceBody>({
    method: 'POST',
    path: '/clearance',
    summary: 'Add a clearance (clearances officers).',
    answers: 'The clearance.',
    may: GRANT_CLEARANCES,
    body: clearanceSchema,
    audit: { verb: 'add', kind: 'clearance' },
    async handle({ body, repeatable }): Promise<Clearance> {
      return writeClearances(repeatable(), (session) => addClearance(body, session), presentClearance);
    },
  }),

  memberRoute<ClearanceBody, { clearance_id: string }>({
    method: 'PUT',
    path: '/clearance/:clearance_id',
    summary: 'Edit a clearance. Existing grants keep their last day (clearances officers).',
    answers: 'The clearance.',
    may: GRANT_CLEARANCES,
    params: clearanceIdSchema,
    body: clearanceSchema,
    audit: { verb: 'edit', kind: 'clearance', subject: 'clearance_id' },
    async handle({ body, params, repeatable }): Promise<Clearance> {
      return writeClearances(
        repeatable(),
        (session) => editClearance(params.clearance_id, body, session),
        presentClearance,
      );
    },
  }),

  ...removal({
    path: '/clearance/:clearance_id',
    was: '/clearance',
    summary: 'Delete a clearance that was never granted and is not required anywhere (clearances officers).',
    answers: 'The clearance.',
    may: GRANT_CLEARANCES,
    audit: { verb: 'remove', kind: 'clearance' },
    async handle({ params, repeatable }): Promise<Clearance> {
      return writeClearances(
        repeatable(),
        (session) => removeClearance(params.clearance_id, session),
        presentClearance,
      );
    },
  }),

  memberRoute<RequirementBody>({
    method: 'POST',
    path: '/requirement',
    summary: 'Require a clearance for a boat, a class or every boat (clearances officers).',
    answers: 'The requirement.',
    may: GRANT_CLEARANCES,
    body: requirementSchema,
    audit: { verb: 'add', kind: 'requirement' },
    async handle({ body, repeatable }): Promise<Requirement> {
      return writeClearances(repeatable(), (session) => addRequirement(body, session), presentRequirement);
    },
  }),

  memberRoute<RequirementBody, { requirement_id: string }>({
    method: 'PUT',
    path: '/requirement/:requirement_id',
    summary: 'Edit a requirement of a boat, a class or every boat (clearances officers).',
    answers: 'The requirement.',
    may: GRANT_CLEARANCES,
    params: requirementIdSchema,
    body: requirementSchema,
    audit: { verb: 'edit', kind: 'requirement', subject: 'requirement_id' },
    async handle({ body, params, repeatable }): Promise<Requirement> {
      return writeClearances(
        repeatable(),
        (session) => editRequirement(params.requirement_id, body, session),
        presentRequirement,
      );
    },
  }),

  ...removal({
    path: '/requirement/:requirement_id',
    was: '/requirement',
    summary: 'Delete a requirement of a boat, a class or every boat (clearances officers).',
    answers: 'The requirement.',
    may: GRANT_CLEARANCES,
    audit: { verb: 'remove', kind: 'requirement' },
    async handle({ params, repeatable }): Promise<Requirement> {
      return writeClearances(
        repeatable(),
        (session) => removeRequirement(params.requirement_id, session),
        presentRequirement,
      );
    },
  }),

  memberRoute<PresetBody>({
    method: 'POST',
    path: '/clearance-preset',
    summary: "Add a country's usual clearances and requirements (clearances officers).",
    answers: 'The number of each added.',
    may: GRANT_CLEARANCES,
    body: presetSchema,
    audit: { verb: 'add-preset', kind: 'club' },
    async handle({ body, repeatable }): Promise<PresetAnswer> {
      return writeClearances(
        repeatable(),
        (session) => addPreset(body.preset, session),
        (added) => added,
      );
    },
  }),

  memberRoute<GrantsBody>({
    method: 'POST',
    path: '/grants',
    writes: 'log',
    summary: 'Grant a clearance to members (clearances officers).',
    answers: 'The members it was granted to, and why others were refused.',
    may: GRANT_CLEARANCES,
    body: grantsSchema,
    acceptsOfflineWrites: true,
    audit: { verb: 'grant-clearance', kind: 'member' },
    async handle({ actor, body, repeatable }): Promise<GrantsAnswer> {
      return writeClearances(
        repeatable(),
        async (session, effects) => {
          const granted = await grantClearance(body, actor.id, session);
          const { _id: clearance, kind, name } = granted.clearance;
          if (kind !== 'ban') effects.emit(clearanceGranted, { clearance, name, to: granted.answer.granted });
          return granted.answer;
        },
        (answer) => answer,
      );
    },
  }),

  memberRoute<GrantRevokeBody>({
    method: 'PUT',
    path: '/grant-revoke',
    summary: "Revoke a member's clearance (clearances officers).",
    answers: 'The grant.',
    may: GRANT_CLEARANCES,
    body: grantRevokeSchema,
    audit: { verb: 'revoke-clearance', kind: 'member' },
    async handle({ actor, body, repeatable }): Promise<Grant> {
      return writeClearances(
        repeatable(),
        async (session, effects) => {
          const revoked = await revokeGrant(body, actor.id, session);
          effects.emit(clearanceRevoked, { grant: revoked });
          return revoked;
        },
        async (revoked): Promise<Grant> => {
          const [grant] = await presentGrants([revoked], () => false);
          if (!grant) throw new Error('The grant was not revoked.');
          return grant;
        },
      );
    },
  }),
];
