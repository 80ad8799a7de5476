import { BOAT_DETAILS_MAX, BOAT_NAME_MAX } from '@fleetwatch/contract/boats/limits';
import { editedBoatNameRule } from '@fleetwatch/contract/boats/rules';
import { NAME_CLASHES, wasCalled } from '@fleetwatch/contract/import/texts';
import {
  classKey,
  type SourceBoat,
  type SourceDamage,
  type SourceModel,
} from '@fleetwatch/contract/import/model';
import { boatNameFor } from '@fleetwatch/contract/import/names';
import type { ImportMapping } from '@fleetwatch/contract/import/wire';
import { tidyName } from '@fleetwatch/contract/texts/rules';
import { Types } from 'mongoose';
import { nameKeyOf } from '../../platform/club/nameKeys.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { sourceIdsOf, type ClubFacts, type KnownBoat } from './ClubFacts.ts';
import { damageNote } from '../texts.ts';
import type { ModelHead } from './StoredImport.ts';
import { TakenNames } from './TakenNames.ts';

/** A boat of the source, as it is or will be in the club. */
export interface PlannedBoat {
  _id: Types.ObjectId;
  id: string;
  name: string;
  original: string;
  fleetGroup: string;
  isGone: boolean;
  /** Whether it arrives in dry dock. */
  isDocked: boolean;
  /** Present if only a damage report keeps it there. */
  dockCause?: 'damage';
  description: string;
  /** Earlier names, as in `SourceBoat`. */
  before: NonNullable<SourceBoat['before']>;
  isNew: boolean;
}

/** Finds the club's boat for a boat of the file; undefined if there is none. */
export class KnownBoats {
  readonly #bySource: ReadonlyMap<string, KnownBoat>;
  readonly #byName: ReadonlyMap<string, KnownBoat>;
  readonly taken: TakenNames;

  constructor({ boats }: Pick<ClubFacts, 'boats'>, { system }: Pick<SourceModel, 'system'>) {
    this.#bySource = new Map(
      boats.flatMap((boat) => sourceIdsOf(boat, system).map((id): [string, KnownBoat] => [id, boat])),
    );
    const inFleet = boats.filter(({ nameKey, owner }) => nameKey !== undefined && owner === undefined);
    const named = inFleet.flatMap((boat) =>
      [...(boat.aliases ?? []), boat.name].map((name): [string, KnownBoat] => [nameKeyOf(name), boat]),
    );
    this.#byName = new Map(named);
    this.taken = new TakenNames(inFleet);
  }

  /** Finds a boat of the fleet by name. */
  named(name: string): KnownBoat | undefined {
    return this.#byName.get(nameKeyOf(name));
  }

  find({ id, name, isGone, isOnlyNamed }: SourceBoat): KnownBoat | undefined {
    const mayBeOfFleet = isOnlyNamed || !isGone;
    return this.#bySource.get(id) ?? (mayBeOfFleet ? this.named(name) : undefined);
  }
}

/** Returns open damage by boat that is not reported, because the club does not use damage reports. */
export function damageInNotes(
  { damages = [] }: Pick<ModelHead, 'damages'>,
  { damages: reports }: Pick<ClubFacts, 'damages'>,
): ReadonlyMap<string, SourceDamage[]> {
  return Map.groupBy(reports ? [] : damages.filter(({ fixed }) => !fixed), ({ boat }) => boat);
}

/** Builds a boat's description from its former name, its note and its damage, at any length. */
export function wholeDescription(
  { name, note }: SourceBoat,
  now: string,
  damages: readonly SourceDamage[],
): string {
  const parts = [
    tidyName(name) === now ? '' : wasCalled(tidyName(name)),
    note,
    ...damages.map(({ text }) => damageNote(text)),
  ];
  return tidyName(parts.filter((part) => part !== '').join('. '));
}

/** Maps each of the file's boats to one of the club (rules moving.classes and moving.names). */
export class BoatPlan {
  /** Planned boats by source id, without skipped ones. */
  readonly planned = new Map<string, PlannedBoat>();

  constructor(model: ModelHead, mapping: ImportMapping, facts: ClubFacts) {
    const known = new KnownBoats(facts, model);
    const groups = new Map(mapping.classes.map(({ key, group }) => [key, group]));
    const names = new Map(
      mapping.names.filter(({ kind }) => kind === 'boat').map(({ id, name }) => [id, name]),
    );
    const byName = new Map<string, PlannedBoat>();
    const damaged = damageInNotes(model, facts);
    const open = (model.damages ?? []).filter(({ fixed, severity }) => !fixed && severity === 'unfit');
    const unfit = new Set(open.map(({ boat }) => boat));
    const planned = (boat: SourceBoat, name: string, fleetGroup: string): PlannedBoat => {
      const isUnfit = unfit.has(boat.id) && !boat.isGone;
      const isDocked = (boat.isDocked ?? false) || isUnfit;
      const isByReport = isUnfit && !boat.isDocked && facts.damages !== undefined;
      return {
        ...plannedBoat(boat, damaged.get(boat.id) ?? [], { name, fleetGroup }),
        isDocked,
        ...(isByReport && { dockCause: 'damage' as const }),
      };
    };
    // Boats of the fleet come first: boats that only the log names may be among them.
    for (const boat of model.boats.toSorted(
      (one, other) => Number(one.isOnlyNamed) - Number(other.isOnlyNamed),
    )) {
      const found = known.find(boat);
      const same = boat.isOnlyNamed ? byName.get(nameKeyOf(boat.name)) : undefined;
      const group = found ? String(found.fleetGroup) : (groups.get(classKey(boat)) ?? null);
      if (found)
        this.planned.set(boat.id, {
          ...planned(boat, found.name, group ?? ''),
          _id: found._id,
          isNew: false,
        });
      else if (same) this.planned.set(boat.id, same);
      else if (group !== null) {
        const fresh = planned(boat, nameOf(boat, names.get(boat.id), known.taken), group);
        this.planned.set(boat.id, fresh);
        byName.set(nameKeyOf(boat.name), fresh);
      }
    }
  }

  /** Boats to write, each once. */
  get fresh(): PlannedBoat[] {
    return [...new Set(this.planned.values())].filter(({ isNew }) => isNew);
  }
}

function plannedBoat(
  boat: SourceBoat,
  damages: readonly SourceDamage[],
  { name, fleetGroup }: Pick<PlannedBoat, 'name' | 'fleetGroup'>,
): Omit<PlannedBoat, 'isDocked'> {
  const { id, isGone, before = [] } = boat;
  return {
    _id: new Types.ObjectId(),
    id,
    name,
    original: tidyName(boat.name),
    fleetGroup,
    isGone,
    before,
    description: wholeDescription(boat, name, damages).slice(0, BOAT_DETAILS_MAX),
    isNew: true,
  };
}

function nameOf(boat: SourceBoat, chosen: string | undefined, taken: TakenNames): string {
  const name = chosen ?? boatNameFor(boat.name);
  if (chosen !== undefined && editedBoatNameRule(chosen) !== null)
    throw new ApiError('invalid:names', editedBoatNameRule(chosen) ?? '');
  // A boat that has left the fleet does not reserve its name.
  if (boat.isGone) return tidyName(name);
  if (chosen !== undefined && taken.take(chosen)) throw new ApiError('invalid:names', NAME_CLASHES);
  return chosen === undefined ? taken.free(name, BOAT_NAME_MAX) : tidyName(chosen);
}
