import type { Swims } from '@fleetwatch/contract/safety/kinds';
import type { EmergencyContact } from '@fleetwatch/contract/safety/wire';
import mongoose, { Schema, type Types } from 'mongoose';
import { clubScoped, type ClubOwned } from '../platform/club/clubScope.ts';

/**
 * A member's emergency contacts, stored apart from the account so that no list can include them (rule
 * safety.contacts).
 */
export interface ContactsRecord extends ClubOwned {
  member: Types.ObjectId;
  mobile: string;
  emergency: EmergencyContact[];
  /** Swimming ability; '' if not given. */
  swims?: Swims | '';
  medicalNote: string;
  /** Time at which the member agreed to storing the note; null without a note. */
  consentAt: Date | null;
  /** Officers who viewed the contacts, latest last. */
  looks: { by: Types.ObjectId; at: Date; boatName: string }[];
}

const text = { type: String, default: '' };
const contactsSchema = new Schema<ContactsRecord>(
  {
    member: { type: Schema.Types.ObjectId, required: true },
    mobile: text,
    emergency: { type: [{ _id: false, name: text, relation: text, phone: text }], default: [] },
    swims: text,
    medicalNote: text,
    consentAt: { type: Date, default: null },
    looks: {
      type: [
        {
          _id: false,
          by: { type: Schema.Types.ObjectId, required: true },
          at: { type: Date, required: true },
          boatName: { type: String, required: true },
        },
      ],
      default: [],
    },
  },
  { versionKey: false },
);
contactsSchema.plugin(clubScoped);
contactsSchema.index({ club: 1, member: 1 }, { unique: true });

export const ContactsModel = mongoose.model<ContactsRecord>('Contacts', contactsSchema, 'contacts');
