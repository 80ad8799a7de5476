import type { Outcome } from '@fleetwatch/contract/safety/kinds';
import type { ContactsReason } from '@fleetwatch/contract/safety/texts';
import type { Types } from 'mongoose';
import { defineEvent } from '../platform/events/eventTypes.ts';
import type { AlertRecord } from './Alert.ts';
import type { WatchedSortie } from './trip.ts';

/** Outcome of an alert. */
export interface AlertEnd {
  outcome: Outcome;
  /** Member id; null if no particular member ended it. */
  by?: string | null;
  note?: string;
  /** Expected return, for 'safeLate'. */
  expectedAt?: Date;
}

export interface AlertEndedEvent {
  alert: AlertRecord;
  end: AlertEnd;
}

export const alertEnded = defineEvent<AlertEndedEvent>('alert.ended');

/** A boat was reported on its rack by someone who was not aboard. */
export interface BoatAshoreEvent {
  sortie: WatchedSortie;
  /** Member id. */
  by: string;
}

export const boatAshore = defineEvent<BoatAshoreEvent>('boat.ashore');

/** A crew needs help. */
export const helpCalled = defineEvent<{ sortie: Types.ObjectId }>('help.called');

/** An alarm, or a repeat of it. */
export interface AlarmEvent {
  sortie: WatchedSortie;
  /** 0 for the first alarm. */
  turn: number;
}

export const alarmRaised = defineEvent<AlarmEvent>('alarm.raised');

/** An officer has viewed the contacts of members. */
export interface ContactsSeenEvent {
  sortie: Types.ObjectId;
  boatName: string;
  /** Member ids. */
  officer: string;
  seen: string[];
  why: ContactsReason;
}

export const contactsSeen = defineEvent<ContactsSeenEvent>('contacts.seen');
