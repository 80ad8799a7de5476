import { ageBandOn } from '@fleetwatch/contract/safety/ageBand';
import { isOverdueLevel, levelAt } from '@fleetwatch/contract/safety/ladder';
import type { Level } from '@fleetwatch/contract/safety/kinds';
import {
  contactsSeen as contactsSeenBy,
  NO_LONGER_OUT,
  type ContactsReason,
} from '@fleetwatch/contract/safety/texts';
import type { Alert, RescueSheet, SheetPerson } from '@fleetwatch/contract/safety/wire';
import { GuestModel, type GuestRecord } from '../../guests/Guest.ts';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { Types } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { findAnyMember } from '../../members/memberDirectory.ts';
import { notify } from '../../notifications/commands/notify.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Occurrence } from '../../platform/events/eventTypes.ts';
import { currentRequest } from '../../platform/logging/requestRecord.ts';
import { addEntries, entryOf } from '../../platform/logging/auditTrail.ts';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { findSortie } from '../../logbook/commands/findSortie.ts';
import { AlertModel, type AlertRecord } from '../Alert.ts';
import { ContactsModel, type ContactsRecord } from '../Contacts.ts';
import { safetySettings } from '../../clubs/clubSafety.ts';
import { ladderTerms } from '../ladderTerms.ts';
import { isWatcher } from '../safetyPolicy.ts';
import { contactsSeen, type ContactsSeenEvent } from '../safetyEvents.ts';
import { presentAlert } from '../safetyPresenter.ts';
import { isWatched, ladderFor, type LadderTerms, type WatchedSortie } from '../trip.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { lastReportOf, readOutside } from './readSheetFacts.ts';

/** Time within which repeated views by an officer count as one. */
const LOOK_MS = 60 * 60_000;
const LOOKS_MAX = 50;
const LOOK_NEWS_MS = 24 * 60 * 60_000;

const crewOf = ({ launcher, crew }: WatchedSortie): string[] => [launcher, ...crew].map(String);

/** Lists guests aboard, with their emergency contacts if these may be seen. Their age is unknown. */
async function guestsAboard({ guests = [] }: WatchedSortie, isOpen: boolean): Promise<SheetPerson[]> {
  if (guests.length === 0) return [];
  const known = await GuestModel.find({ _id: { $in: guests } }).lean<GuestRecord[]>();
  return guests.map((id) => {
    const { name = '', phone = '', emergency = '' } = known.find(({ _id }) => _id.equals(id)) ?? {};
    const called = emergency === '' ? [] : [{ name: emergency, relation: '', phone: '' }];
    const contacts = { mobile: phone, emergency: called, medicalNote: '' };
    return { name: name === '' ? 'Guest' : `${name} (guest)`, age: null, contacts: isOpen ? contacts : null };
  });
}

/** Records that an officer has viewed the contacts of a crew, and notifies each of them. */
async function noteLooks(
  sortie: WatchedSortie,
  kept: readonly ContactsRecord[],
  officer: string,
  why: ContactsReason,
): Promise<void> {
  const at = now();
  const by = new Types.ObjectId(officer);
  const since = at.getTime() - LOOK_MS;
  const isKnown = ({ looks }: ContactsRecord): boolean =>
    looks.some(
      (look) => String(look.by) === officer && look.boatName === sortie.boatName && look.at.getTime() > since,
    );
  const seen = kept.filter((contacts) => !isKnown(contacts));
  if (seen.length === 0) return;
  const entries = seen.map(({ member }) =>
    entryOf(
      { who: officer, verb: 'see-contacts', kind: 'member' },
      currentRequest()?.id ?? null,
      String(member),
    ),
  );
  await inTransaction(async (session, effects) => {
    await ContactsModel.updateMany(
      { member: { $in: seen.map(({ member }) => member) } },
      { $push: { looks: { $each: [{ by, at, boatName: sortie.boatName }], $slice: -LOOKS_MAX } } },
      { session },
    );
    await addEntries(entries, session);
    effects.emit(contactsSeen, {
      sortie: sortie._id,
      boatName: sortie.boatName,
      officer,
      why,
      seen: seen.map(({ member }) => String(member)),
    });
  });
}

/** Notifies members, in every club, that an officer has viewed their contacts, and why. */
export async function notifyOfLook(
  { sortie, boatName, officer, seen, why }: ContactsSeenEvent,
  { id, at }: Occurrence,
): Promise<void> {
  const { name } = await findAnyMember(officer);
  await notify({
    key: `contacts ${String(sortie)} ${id}`,
    tag: `contacts ${String(sortie)}`,
    category: 'safety',
    to: seen.filter((member) => member !== officer),
    title: contactsSeenBy(name, boatName, why),
    body: '',
    url: '/safety/contacts',
    expiresAt: new Date(at.getTime() + LOOK_NEWS_MS),
  });
}

/** Parts of a sheet about people and actions that its caller may see. */
interface SheetAccess {
  /** Reason why the crew's contacts are open to the caller; null while they are not. */
  contactsOpen: ContactsReason | null;
  /** Whether their own contacts are included, whatever the level. */
  isOwnOpen: boolean;
  areAgesOpen: boolean;
  /** Whether actions, reports and views are included: for those who watch, and the crew. */
  isLogOpen: boolean;
}

/** Whether the caller is aboard, or has set the return time: they could have made the boat overdue. */
const hasHand = ({ trip, ...sortie }: WatchedSortie, actor: MemberActor): boolean =>
  [...crewOf({ trip, ...sortie }), ...trip.changes.map(({ by }) => String(by))].includes(actor.id);

/** Whether a second person has confirmed a call for help: an officer who acknowledged it. */
function isConfirmed({ help }: WatchedSortie['trip'], alert: AlertRecord | undefined): boolean {
  const { by, at } = alert?.acknowledged ?? {};
  return help !== undefined && !!by && !!at && at >= help.at && !by.equals(help.by);
}

/**
 * Returns why a crew's contacts are open to those who watch (rule safety.contacts): the boat is overdue by
 * the clock, whatever its crew reported, or its call for help is confirmed. Null for anyone involved in
 * either.
 */
function accessReason(
  sortie: WatchedSortie,
  actor: MemberActor,
  terms: LadderTerms,
  alert: AlertRecord | undefined,
): ContactsReason | null {
  if (sortie.trip.ashore || !isWatcher(actor) || hasHand(sortie, actor)) return null;
  const { help: _help, ...trip } = sortie.trip;
  if (isOverdueLevel(levelAt(ladderFor({ ...sortie, trip }, terms, undefined), now().getTime())))
    return 'overdue';
  return isConfirmed(sortie.trip, alert) ? 'help' : null;
}

function sheetAccess(
  sortie: WatchedSortie,
  actor: MemberActor,
  { level, hasContacts, why }: { level: Level; hasContacts: boolean; why: ContactsReason | null },
): SheetAccess {
  const isOfficer = isWatcher(actor);
  const isMissing = !sortie.trip.ashore && isOverdueLevel(level);
  return {
    contactsOpen: hasContacts ? why : null,
    isOwnOpen: hasContacts,
    areAgesOpen: usesFeature('juniors') && (isOfficer || isMissing),
    isLogOpen: isWatcher(actor) || crewOf(sortie).includes(actor.id),
  };
}

/**
 * Presents the crew, launcher first.
 * @param contactsOf by member id
 */
function presentCrew(
  sortie: WatchedSortie,
  members: LadderTerms['members'],
  contactsOf: ReadonlyMap<string, ContactsRecord>,
  { contactsOpen, isOwnOpen, areAgesOpen, me }: SheetAccess & { me: string },
): SheetPerson[] {
  return crewOf(sortie).map((member) => {
    const known = members.get(member);
    const birthDate = areAgesOpen ? known?.birthDate : null;
    const { mobile = '', emergency = [], medicalNote = '', swims = '' } = contactsOf.get(member) ?? {};
    const isOpen = contactsOpen !== null || (isOwnOpen && member === me);
    return {
      name: known?.name ?? '',
      age: birthDate ? ageBandOn(birthDate, sortie.day) : null,
      contacts: isOpen ? { mobile, emergency, medicalNote, swims } : null,
    };
  });
}

/**
 * Returns the officer ashore who handles the alert, otherwise the caller, with a phone number if it is their
 * own.
 */
function officerOf(
  taken: Alert['acknowledged'] | undefined,
  actor: MemberActor,
  own: { name: string; mobile: string },
): RescueSheet['officer'] {
  const name = taken?.by ?? (isWatcher(actor) ? own.name : null);
  return name === null ? null : { name, phone: name === own.name ? own.mobile : '' };
}

async function presentBoat(
  { boat, boatName, moniker, fleetGroup, trip }: WatchedSortie,
  { groups }: LadderTerms,
): Promise<RescueSheet['boat']> {
  const group = groups.get(String(fleetGroup));
  const payload = group?.payload ?? 1;
  const fleet = await fleetDirectory.get();
  return {
    bus: boatName,
    moniker,
    area: trip.area,
    heading: trip.heading,
    lights: trip.lights,
    seats: seatsOfPayload(payload),
    hull: fleet.get(String(boat))?.hull ?? null,
    group: { name: group?.name ?? '', moniker, payload },
  };
}

async function findWatched(id: string): Promise<WatchedSortie> {
  const sortie = await findSortie(id);
  if (!sortie.isOut || !isWatched(sortie)) throw new ApiError('not_out', NO_LONGER_OUT);
  return sortie;
}

/**
 * Reads the facts that rescuers need about a boat that is out (rule safety.sheet). With contacts, those who
 * watch see its crew's contacts while they are open (`accessReason`), each view is recorded, and the members
 * are notified; others see only their own (rule safety.contacts). Actions are shown to those who watch and
 * the crew. 404 for an unknown sortie, 409 for one that has landed.
 */
export async function readRescueSheet(
  id: string,
  actor: MemberActor,
  hasContacts: boolean,
): Promise<RescueSheet> {
  const sortie = await findWatched(id);
  const terms = await ladderTerms();
  const { members } = terms;
  const nowMs = now().getTime();
  const found = await AlertModel.findOne({ sortie: sortie._id }).lean<AlertRecord>();
  const open = found?.closedAt === null ? found : undefined;
  const sight = sheetAccess(sortie, actor, {
    level: levelAt(ladderFor(sortie, terms, open), nowMs),
    hasContacts,
    why: accessReason(sortie, actor, terms, open),
  });
  const ids = crewOf(sortie);
  const kept = hasContacts
    ? await ContactsModel.find({ member: { $in: [...ids, actor.id] } }).lean<ContactsRecord[]>()
    : [];
  const ofCrew = kept.filter(({ member }) => ids.includes(String(member)));
  if (sight.contactsOpen) await noteLooks(sortie, ofCrew, actor.id, sight.contactsOpen);
  const contactsOf = new Map(kept.map((contacts) => [String(contacts.member), contacts]));
  const alert = found && sight.isLogOpen ? presentAlert(found, members) : null;
  const { name, place } = await currentClubRecord();
  const { emergencyNumber, rescue } = safetySettings();
  const { phone, expectedAt } = sortie.trip;
  const me = members.get(actor.id)?.name ?? null;
  return {
    club: name,
    place: place ?? null,
    emergencyNumber,
    rescue,
    boat: await presentBoat(sortie, terms),
    crew: [
      ...presentCrew(sortie, members, contactsOf, { ...sight, me: actor.id }),
      ...(await guestsAboard(sortie, sight.contactsOpen !== null)),
    ],
    phone: (phone && members.get(String(phone))?.name) ?? null,
    clothing: alert?.clothing ?? '',
    launched: sortie.launchedAt.getTime(),
    expected: expectedAt.getTime(),
    dusk: terms.dayEnd(clubDay()).duskMs,
    ...(await readOutside(sortie, terms, nowMs)),
    lastReport: lastReportOf(sortie, alert && found, terms),
    officer: officerOf(open && alert?.acknowledged, actor, {
      name: me ?? '',
      mobile: contactsOf.get(actor.id)?.mobile ?? '',
    }),
    ticks: alert?.steps ?? [],
    lines: alert?.lines ?? [],
    printed: { by: me, at: nowMs },
  };
}
