import { createHash } from 'node:crypto';
import { NAME_MAX } from '@fleetwatch/contract/accounts/limits';
import { emailRule, nameRule } from '@fleetwatch/contract/accounts/rules';
import { CLEARED_NAME, GUESTS_NAME, NAME_CLASHES } from '@fleetwatch/contract/import/texts';
import type { SourceModel, SourcePerson, SourceSeat } from '@fleetwatch/contract/import/model';
import { memberNameFor } from '@fleetwatch/contract/import/names';
import type { ImportMapping } from '@fleetwatch/contract/import/wire';
import { Types } from 'mongoose';
import { accountKey } from '../../members/Member.ts';
import { nameKeyOf } from '../../platform/club/nameKeys.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { parseBirth } from './parseBirth.ts';
import { sourceIdsOf, type ClubFacts, type KnownMember } from './ClubFacts.ts';
import type { ModelHead } from './StoredImport.ts';
import { TakenNames } from './TakenNames.ts';

/** A person of the source, as they are or will be in the club. */
export interface PlannedPerson {
  _id: Types.ObjectId;
  id: string;
  name: string;
  /** '' for none, and if another member has the address. */
  email: string;
  born: string;
  /** User group id. */
  group: string;
  /** A placeholder for several people: guests, or people whose names the source has erased. */
  isNobody: boolean;
  /** Whether they have left the club. */
  hasLeft: boolean;
  isNew: boolean;
}

/** Id of a placeholder for several people; no source has such an id. */
export const GUESTS = '*guests';
export const CLEARED = '*cleared';

/** Digests a key. The id outlives an erased member, so it must not contain the name. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22);

const yearOf = (born: string): string => born.slice(0, 4);

/** Finds the member for a person (rule moving.people); undefined if there is none. */
export class KnownPeople {
  readonly #bySource: ReadonlyMap<string, KnownMember>;
  readonly #byEmail: ReadonlyMap<string, KnownMember>;
  readonly #byName: ReadonlyMap<string, KnownMember>;

  readonly #today: ClubFacts['today'];

  constructor(
    { members, today }: Pick<ClubFacts, 'members' | 'today'>,
    { system }: Pick<SourceModel, 'system'>,
  ) {
    this.#today = today;
    const active = members.filter(({ isActive }) => isActive);
    this.#bySource = new Map(
      members.flatMap((member) =>
        sourceIdsOf(member, system).map((id): [string, KnownMember] => [id, member]),
      ),
    );
    this.#byEmail = new Map(active.map((member) => [member.emailKey, member]));
    this.#byName = new Map(active.map((member) => [member.nameKey, member]));
  }

  named(name: string): KnownMember | undefined {
    return this.#byName.get(nameKeyOf(name));
  }

  /** Finds the member with the address, or else the name, who may be this person. */
  similar({ email, name }: Pick<SourcePerson, 'email' | 'name'>): KnownMember | undefined {
    return (email === '' ? undefined : this.#byEmail.get(accountKey(email))) ?? this.named(name);
  }

  /** @param isSaid whether the club has confirmed the `similar` member */
  find(person: SourcePerson, isSaid: boolean): KnownMember | undefined {
    const { id, name, email, born } = person;
    const similar = this.similar(person);
    // A family may share an address.
    const isSure = isSaid || (similar?.emailKey === accountKey(email) && similar.nameKey === nameKeyOf(name));
    const sure = this.#bySource.get(id) ?? (isSure ? similar : undefined);
    if (sure) return sure;
    const namesake = this.named(name);
    // The year is the same in both orders.
    const bornAt = parseBirth(born, 'dmy', this.#today) || parseBirth(born, 'mdy', this.#today);
    const isBornSo = bornAt !== '' && yearOf(namesake?.birthDate ?? '') === yearOf(bornAt);
    return isBornSo ? namesake : undefined;
  }
}

/** Maps people of the file to members, and crew seats to people. */
export class PeoplePlan {
  readonly #planned = new Map<string, PlannedPerson>();
  /** People of the file's list. */
  readonly #listed = new Set<PlannedPerson>();
  readonly #byName = new Map<string, PlannedPerson | null>();
  readonly #known: KnownPeople;
  readonly #taken: TakenNames;
  readonly #emails: Set<string>;
  readonly #groups: ReadonlyMap<string, string>;
  readonly #mapping: ImportMapping;
  readonly #today: ClubFacts['today'];
  readonly #chosen: ReadonlyMap<string, string>;
  /** Counts of people in the file who already are members, or become one. */
  readonly listed = { new: 0, known: 0, left: 0 };

  constructor(model: ModelHead, mapping: ImportMapping, facts: ClubFacts) {
    this.#known = new KnownPeople(facts, model);
    this.#taken = new TakenNames(facts.members);
    this.#emails = new Set(facts.members.map(({ emailKey }) => emailKey));
    this.#groups = new Map(mapping.groups.map(({ status, group }) => [status, group]));
    this.#mapping = mapping;
    this.#today = facts.today;
    this.#chosen = new Map(
      mapping.names.filter(({ kind }) => kind === 'person').map(({ id, name }) => [id, name]),
    );
    const same = new Set(mapping.same);
    for (const person of model.people) this.#add(person, same.has(person.id));
  }

  /** New people in the file's list, and those who are only in the log and rowed in these outings. */
  freshIn(outings: readonly { launcher: PlannedPerson; crew: PlannedPerson[] }[]): PlannedPerson[] {
    const rowers = new Set(outings.flatMap(({ launcher, crew }) => [launcher, ...crew]));
    return [...new Set(this.#planned.values())].filter(
      (person) => person.isNew && (this.#listed.has(person) || rowers.has(person)),
    );
  }

  #groupOf(status: string): string {
    return this.#groups.get(status) ?? this.#groups.get('') ?? [...this.#groups.values()][0] ?? '';
  }

  #add(person: SourcePerson, isSaid: boolean): void {
    if (person.isCleared) {
      this.listed.left += 1;
      this.#planned.set(person.id, this.#nobody(CLEARED));
      return;
    }
    const member = this.#known.find(person, isSaid);
    this.listed[member ? 'known' : 'new'] += 1;
    const planned = member ? knownPerson(person.id, member) : this.#fresh(person);
    this.#planned.set(person.id, planned);
    this.#listed.add(planned);
    // The log does not distinguish two people with the same name.
    const key = nameKeyOf(person.name);
    this.#byName.set(key, this.#byName.has(key) ? null : planned);
  }

  #fresh({ id, name, email, born, status, hasLeft = false }: SourcePerson): PlannedPerson {
    if (hasLeft) return { ...this.#former(id, name), group: this.#groupOf(status) };
    const key = accountKey(email);
    const isUsable = email !== '' && emailRule(email) === null && !this.#emails.has(key);
    if (isUsable) this.#emails.add(key);
    return {
      _id: new Types.ObjectId(),
      id,
      name: this.#nameOf(id, name),
      email: isUsable ? email.trim() : '',
      born: parseBirth(born, this.#mapping.dateOrder, this.#today),
      group: this.#groupOf(status),
      isNobody: false,
      hasLeft: false,
      isNew: true,
    };
  }

  /** Plans a former member, who keeps the name, which others may also use, and has no account. */
  #former(id: string, name: string): Omit<PlannedPerson, 'group'> {
    const chosen = this.#chosen.get(id);
    const refusal = chosen === undefined ? null : nameRule(chosen);
    if (refusal !== null) throw new ApiError('invalid:names', refusal);
    return {
      _id: new Types.ObjectId(),
      id,
      name: chosen ?? memberNameFor(name),
      email: '',
      born: '',
      isNobody: false,
      hasLeft: true,
      isNew: true,
    };
  }

  #nameOf(id: string, original: string): string {
    const chosen = this.#chosen.get(id);
    if (chosen === undefined) return this.#taken.free(memberNameFor(original), NAME_MAX);
    const refusal = nameRule(chosen) ?? (this.#taken.take(chosen) ? NAME_CLASHES : null);
    if (refusal !== null) throw new ApiError('invalid:names', refusal);
    return chosen;
  }

  /** Returns the placeholder for several people, created on first use. */
  #nobody(id: typeof GUESTS | typeof CLEARED): PlannedPerson {
    const present = this.#planned.get(id);
    if (present) return present;
    const name = id === GUESTS ? GUESTS_NAME : CLEARED_NAME;
    const member = this.#known.find(
      { id, name: '', email: '', born: '', status: '', isCleared: false },
      false,
    );
    const made = member
      ? { ...knownPerson(id, member), isNobody: true }
      : {
          _id: new Types.ObjectId(),
          id,
          name,
          email: '',
          born: '',
          group: this.#groupOf(''),
          isNobody: true,
          hasLeft: false,
          isNew: true,
        };
    this.#planned.set(id, made);
    return made;
  }

  /** Finds the person that a name in the log refers to; null for a guest. */
  #named(name: string): PlannedPerson | null {
    const key = nameKeyOf(name);
    const present = this.#byName.get(key);
    if (present !== undefined) return present;
    const member = this.#known.named(name);
    const id = `name ${digestOf(key)}`;
    const found = member
      ? knownPerson(id, member)
      : this.#mapping.unlistedAreMembers
        ? this.#unlisted(id, name)
        : null;
    this.#byName.set(key, found);
    if (found) this.#planned.set(id, found);
    return found;
  }

  #unlisted(id: string, name: string): PlannedPerson {
    const person = { id, name, email: '', born: '', status: '', isCleared: false };
    const member = this.#known.find(person, false);
    this.listed[member ? 'known' : 'new'] += 1;
    return member ? knownPerson(id, member) : this.#fresh(person);
  }

  /** Finds a person of the file or a member without planning a new one; undefined if it is not exactly one. */
  member({ person, name }: SourceSeat): PlannedPerson | undefined {
    const listed = person === null ? undefined : this.#planned.get(person);
    if (listed) return listed;
    for (const written of [name, memberNameFor(name)]) {
      const planned = this.#byName.get(nameKeyOf(written));
      if (planned !== undefined) return planned ?? undefined;
      const member = this.#known.named(written);
      if (member) return knownPerson('', member);
    }
    return undefined;
  }

  /** Finds a person of the file's list. */
  person(id: string): PlannedPerson | undefined {
    return this.#planned.get(id);
  }

  /** Finds the planned person that a name in the log refers to, without planning a new one; null for a guest. */
  peek(name: string): PlannedPerson | null {
    const present = this.#byName.get(nameKeyOf(name));
    if (present !== undefined) return present;
    const member = this.#known.named(name);
    return member ? knownPerson('', member) : null;
  }

  /** Returns the person in a seat, or the name of a guest. */
  seat({ person, name }: SourceSeat): { planned: PlannedPerson; guest: string } {
    const listed = person === null ? undefined : this.#planned.get(person);
    if (listed) return { planned: listed, guest: '' };
    const named = name === '' ? null : this.#named(name);
    return named ? { planned: named, guest: '' } : { planned: this.#nobody(GUESTS), guest: name };
  }
}

function knownPerson(id: string, { _id, name, group }: KnownMember): PlannedPerson {
  return {
    _id,
    id,
    name,
    email: '',
    born: '',
    group: String(group),
    isNobody: false,
    hasLeft: false,
    isNew: false,
  };
}
