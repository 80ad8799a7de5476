import { AsyncLocalStorage } from 'node:async_hooks';
import type { Feature } from '@fleetwatch/contract/clubs/features';
import type { ClubPlace } from '@fleetwatch/contract/clubs/place';
import type { GuestSettings } from '@fleetwatch/contract/guests/settings';
import type { ReservationSettings } from '@fleetwatch/contract/reservations/settings';
import type { ShownUnit } from '@fleetwatch/contract/sorties/shownUnit';
import type { SafetySettings } from '@fleetwatch/contract/safety/settings';
import { Schema, Types, type Aggregate, type PipelineStage, type Query } from 'mongoose';
import { noteRead, noteWrite } from '../cache/modelVersions.ts';

/** Club of the current work, with the fields that time rules need. */
export interface ClubScope {
  id: Types.ObjectId;
  /** IANA time zone. */
  timezone: string;
  /** 'MM-DD' */
  seasonStart: string;
  /** The club's folder in the media storage. */
  s3folder?: string;
  /** Whether the kiosk's tablets must be paired; false when absent. */
  kioskPairing?: boolean;
  /** Features that the club has turned on; none when absent. */
  features?: readonly Feature[];
  /** Unit in which distances are shown; miles when absent. */
  unit?: ShownUnit;
  /** Location of the boathouse; unknown when absent. */
  place?: ClubPlace;
  /** Settings for overdue boats; the defaults when absent. */
  safety?: SafetySettings;
  /**
   * Hours after its day during which a landing still counts automatically; 0 when absent (rule
   * forgotten.auto-credit).
   */
  autoCreditLateHours?: number;
  /** Whether crews may change miles at any time; until midnight when absent (rule correction.miles). */
  milesStayOpen?: boolean;
  /**
   * Maximum number of boats that one member supervises at a time; the default when absent (rule
   * clearance.supervision).
   */
  boatsPerSupervisor?: number;
  /** Settings for reservations; the defaults when absent. */
  reservations?: ReservationSettings;
  /** Settings for guests; the defaults when absent. */
  guests?: GuestSettings;
}

const scopes = new AsyncLocalStorage<ClubScope>();

/** Runs `work` for one club: its reads and writes of club-scoped models are limited to that club. */
export function runInClub<Result>(scope: ClubScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/**
 * Returns the club of the current work. Throws outside `runInClub`, so that nothing is read or written
 * without a club.
 */
export function currentClub(): ClubScope {
  const scope = scopes.getStore();
  if (!scope) throw new Error('No club: club-scoped data is used inside runInClub only.');
  return scope;
}

/** Returns the current club's folder in the media storage. */
export function mediaFolder(): string {
  const { s3folder } = currentClub();
  if (s3folder === undefined) throw new Error('This scope knows no media folder.');
  return s3folder;
}

/** Fields of every club-scoped document. The club is the shard key. */
export interface ClubOwned {
  _id: Types.ObjectId;
  club: Types.ObjectId;
}

/** Queries that write. */
export const QUERY_WRITES = [
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
  'updateOne',
  'updateMany',
  'replaceOne',
  'deleteOne',
  'deleteMany',
] as const;

const QUERIES = ['find', 'findOne', 'countDocuments', 'distinct', ...QUERY_WRITES] as const;

/** Stages that read or write another collection, which the club's filter does not reach. */
const FOREIGN_STAGES = ['$lookup', '$graphLookup', '$unionWith', '$out', '$merge'];

function refuseOtherClub(filter: Record<string, unknown>, club: Types.ObjectId): void {
  if ('club' in filter && String(filter.club) !== String(club)) {
    throw new Error('This filter names another club.');
  }
}

function scopeQuery(this: Query<unknown, unknown>): void {
  const club = currentClub().id;
  refuseOtherClub(this.getFilter(), club);
  this.where({ club });
  noteRead(String(club), this.model.modelName);
}

function scopeAggregate(this: Aggregate<unknown>): void {
  const stages = this.pipeline();
  const names = JSON.stringify(stages.map((stage) => deepKeys(stage)));
  const foreign = FOREIGN_STAGES.find((stage) => names.includes(`"${stage}"`));
  if (foreign) throw new Error(`${foreign} would leave the club.`);
  const club = currentClub().id;
  const first: PipelineStage = { $match: { club } };
  stages.unshift(first);
  noteRead(String(club), this.model().modelName);
}

function deepKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepKeys);
  if (typeof value !== 'object' || value === null || value instanceof Types.ObjectId) return null;
  return Object.entries(value).flatMap(([key, inner]) => [key, deepKeys(inner)]);
}

function claim(document: { club?: unknown }): void {
  const club = currentClub().id;
  if (document.club !== undefined && document.club !== null && String(document.club) !== String(club)) {
    throw new Error('This document belongs to another club.');
  }
  document.club = club;
}

type BulkOperation = Record<
  string,
  { filter?: Record<string, unknown>; document?: { club?: unknown }; replacement?: { club?: unknown } }
>;

function scopeBulkOperation(operation: BulkOperation): void {
  const club = currentClub().id;
  for (const part of Object.values(operation)) {
    if (part.document) claim(part.document);
    if (part.replacement) claim(part.replacement);
    if (part.filter) {
      refuseOtherClub(part.filter, club);
      part.filter.club = club;
    }
  }
}

/** Reports every write, so that caches of this model are loaded again (platform/cache/modelVersions). */
function noteWrites(schema: Schema): void {
  const written = (model: { modelName: string }): void => {
    noteWrite(String(currentClub().id), model.modelName);
  };
  schema.post(
    [...QUERY_WRITES],
    { document: false, query: true },
    function noteQuery(this: Query<unknown, unknown>) {
      written(this.model);
    },
  );
  schema.post('save', function noteSave(this: { constructor: unknown }) {
    written(this.constructor as { modelName: string });
  });
  schema.post('insertMany', function noteInserts(this: { modelName: string }) {
    written(this);
  });
  schema.post('bulkWrite', function noteBulk(this: { modelName: string }) {
    written(this);
  });
}

export interface ClubScopedOptions {
  /** Whether no cached answer contains it, so that its writes invalidate nothing. */
  isNeverShown?: boolean;
}

/**
 * Mongoose plugin that gives every query its club (rule club.scope): a model with this plugin cannot be read
 * or written without a club, or for a club other than the current one.
 */
export function clubScoped(schema: Schema, { isNeverShown = false }: ClubScopedOptions = {}): void {
  if (!isNeverShown) noteWrites(schema);
  schema.add({ club: { type: Schema.Types.ObjectId, required: true, immutable: true } });
  schema.pre([...QUERIES], { document: false, query: true }, scopeQuery);
  schema.pre('estimatedDocumentCount', () => {
    throw new Error('An estimated count spans every club: use countDocuments.');
  });
  schema.pre('aggregate', scopeAggregate);
  schema.pre('validate', function claimNew(this: { isNew: boolean; club?: unknown }) {
    if (this.isNew) claim(this);
    else if (String(this.club) !== String(currentClub().id))
      throw new Error('This document belongs to another club.');
  });
  schema.pre('insertMany', function claimAll(documents: { club?: unknown } | { club?: unknown }[]) {
    for (const document of Array.isArray(documents) ? documents : [documents]) claim(document);
  });
  schema.pre('bulkWrite', function scopeAll(operations: unknown[]) {
    for (const operation of operations as BulkOperation[]) scopeBulkOperation(operation);
  });
}
