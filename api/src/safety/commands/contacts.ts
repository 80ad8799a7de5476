import type { ContactsAnswer, ContactsBody } from '@fleetwatch/contract/safety/wire';
import { memberDirectory } from '../../members/memberDirectory.ts';
import { now } from '../../platform/club/clock.ts';
import { ContactsModel, type ContactsRecord } from '../Contacts.ts';
import { presentMark } from '../safetyPresenter.ts';

/** Reads a member's emergency contacts, and who has viewed them (rule safety.contacts). */
export async function readContacts(member: string): Promise<ContactsAnswer> {
  const [kept, members] = await Promise.all([
    ContactsModel.findOne({ member }).lean<ContactsRecord>(),
    memberDirectory.get(),
  ]);
  return {
    mobile: kept?.mobile ?? '',
    emergency: kept?.emergency ?? [],
    swims: kept?.swims ?? '',
    medicalNote: kept?.medicalNote ?? '',
    hasConsent: Boolean(kept?.consentAt),
    looks: (kept?.looks ?? [])
      .map((look) => ({ ...presentMark(look, members), bus: look.boatName }))
      .toReversed(),
  };
}

/**
 * Sets a member's emergency contacts. Repeating it changes nothing, so it needs no key, and no stored answer
 * contains a medical note.
 */
export async function writeContacts(
  member: string,
  { mobile, emergency, swims = '', medicalNote, hasConsent }: ContactsBody,
): Promise<ContactsAnswer> {
  const known = await ContactsModel.findOne({ member }).select('consentAt').lean<ContactsRecord>();
  const consentAt = hasConsent ? (known?.consentAt ?? now()) : null;
  await ContactsModel.updateOne(
    { member },
    { $set: { mobile, emergency, swims, medicalNote: medicalNote.trim(), consentAt } },
    { upsert: true },
  );
  return readContacts(member);
}
