import { ageBandOn } from '@fleetwatch/contract/safety/ageBand';
import { isOverdueLevel, levelAt } from '@fleetwatch/contract/safety/ladder';
import { contactsSeen, NOT_OUT_ANY_MORE } from '@fleetwatch/contract/safety/messages';
import type { RescueSheet, SheetPerson } from '@fleetwatch/contract/safety/wire';
import { GuestModel, type GuestRecord } from '../../guests/Guest.ts';
import { seatsOfPayload } from '@fleetwatch/contract/fleetgroups/launchKind';
import { Types } from 'mongoose';
import { fleetDirectory } from '../../boats/fleetDirectory.ts';
import { notifyLater } from '../../notifications/commands/notify.ts';
import type { MemberActor } from '../../platform/auth/tokens.ts';
import { clubDay, now } from '../../platform/club/clock.ts';
import { usesFeature } from '../../platform/club/features.ts';
import { currentRequest } from '../../platform/logging/requestRecord.ts';
import { addEntries, entryOf } from '../../platform/logging/auditTrail.ts';
import { currentClubRecord } from '../../clubs/clubDirectory.ts';
import { findSortie } from '../../sorties/commands/findSortie.ts';
import { AlertModel, type AlertRecord } from '../Alert.ts';
import { ContactsModel, type ContactsRecord } from '../Contacts.ts';
import { safetySettings } from '../clubSafety.ts';
import { ladderTerms } from '../ladderTerms.ts';
import { presentAlert } from '../safetyPresenter.ts';
import { isWatched, ladderFor, type WatchedSortie } from '../trip.ts';
import { ApiError } from '../../platform/http/errors.ts';

/** An officer who looks again within it has looked once. */
const LOOK_MS = 60 * 60_000;
const LOOKS_MAX = 50;

const crewOf = ({ launcher, crew }: WatchedSortie): string[] => [launcher, ...crew].map(String);

/** Guests aboard; with whom to call where contacts may be seen. Nobody knows how old they are. */
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

/** Writes down that an officer has seen the contacts of a crew, and tells each of them. */
async function noteLooks(
  sortie: WatchedSortie,
  kept: readonly ContactsRecord[],
  officer: string,
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
  const { members } = await ladderTerms();
  await ContactsModel.updateMany(
    { member: { $in: seen.map(({ member }) => member) } },
    { $push: { looks: { $each: [{ by, at, boatName: sortie.boatName }], $slice: -LOOKS_MAX } } },
  );
  const entries = seen.map(({ member }) =>
    entryOf(
      { who: officer, verb: 'see-contacts', kind: 'member' },
      currentRequest()?.id ?? null,
      String(member),
    ),
  );
  await addEntries(entries, null);
  notifyLater({
    key: `contacts ${String(sortie._id)} ${officer} ${at.getTime()}`,
    ...{ to: seen.map(({ member }) => String(member)).filter((id) => id !== officer), category: 'safety' },
    title: contactsSeen(members.get(officer)?.name ?? '', sortie.boatName),
    ...{ body: '', url: '/safety/contacts', tag: `contacts ${String(sortie._id)}` },
    expiresAt: new Date(at.getTime() + 24 * 60 * 60_000),
  });
}

/**
 * What rescuers ask for, of a boat that is out (rule safety.sheet). With contacts, officers who watch see the contacts of its crew once the
 * boat is overdue, and each look is written down and told; others see their own (rule safety.contacts). 404 for an unknown
 * sortie, 409 for one that has landed.
 */
export async function readRescueSheet(
  id: string,
  actor: MemberActor,
  hasContacts: boolean,
): Promise<RescueSheet> {
  const sortie = await findSortie(id);
  if (!sortie.isOut || !isWatched(sortie)) throw new ApiError('not_out', NOT_OUT_ANY_MORE);
  const terms = await ladderTerms();
  const { members, groups } = terms;
  const at = now();
  const found = await AlertModel.findOne({ sortie: sortie._id }).lean<AlertRecord>();
  const open = found?.closedAt === null ? found : undefined;
  const level = levelAt(ladderFor(sortie, terms, open), at.getTime());
  const isWatcher = actor.offices.some((office) => office === 'safety' || office === 'duty');
  const isMissing = !sortie.trip.ashore && isOverdueLevel(level);
  const isOpen = hasContacts && isWatcher && isMissing;
  const maySeeAges = usesFeature('juniors') && (isWatcher || isMissing);
  const ids = crewOf(sortie);
  const kept = hasContacts ? await ContactsModel.find({ member: { $in: ids } }).lean<ContactsRecord[]>() : [];
  if (isOpen) await noteLooks(sortie, kept, actor.id);
  const contactsOf = new Map(kept.map((contacts) => [String(contacts.member), contacts]));
  const personOf = (member: string): SheetPerson => {
    const known = members.get(member);
    const birthDate = maySeeAges ? known?.birthDate : null;
    const { mobile = '', emergency = [], medicalNote = '', swims = '' } = contactsOf.get(member) ?? {};
    return {
      name: known?.name ?? '',
      age: birthDate ? ageBandOn(birthDate, sortie.day) : null,
      contacts:
        isOpen || (hasContacts && member === actor.id) ? { mobile, emergency, medicalNote, swims } : null,
    };
  };
  const alert = found && presentAlert(found, members);
  const { name, place } = await currentClubRecord();
  const { emergencyNumber, rescue } = safetySettings();
  const { area, heading, lights, phone, expectedAt } = sortie.trip;
  const group = groups.get(String(sortie.fleetGroup));
  const payload = group?.payload ?? 1;
  const fleet = await fleetDirectory.get();
  return {
    ...{ club: name, place: place ?? null, emergencyNumber, rescue },
    boat: {
      ...{ bus: sortie.boatName, moniker: sortie.moniker, area, heading, lights },
      seats: seatsOfPayload(payload),
      hull: fleet.get(String(sortie.boat))?.hull ?? null,
      group: { name: group?.name ?? '', moniker: sortie.moniker, payload },
    },
    crew: [...ids.map(personOf), ...(await guestsAboard(sortie, isOpen))],
    phone: (phone && members.get(String(phone))?.name) ?? null,
    clothing: alert?.clothing ?? '',
    launched: sortie.launchedAt.getTime(),
    expected: expectedAt.getTime(),
    dusk: terms.dayEnd(clubDay()).duskMs,
    ticks: alert?.steps ?? [],
    lines: alert?.lines ?? [],
    printed: { by: members.get(actor.id)?.name ?? null, at: at.getTime() },
  };
}
