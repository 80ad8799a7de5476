import mongoose, { Schema } from 'mongoose';
import { clubScoped, type ClubOwned } from '../club/clubScope.ts';

/** An event, stored by the write that caused it. It is deleted once all its handlers are done. */
export interface DomainEventRecord extends ClubOwned {
  /** Name of its type: 'damage.reported'. */
  name: string;
  /** Data of the event's type (`defineEvent`). */
  data: unknown;
  at: Date;
  /** Names of the handlers that are not done. */
  pending: string[];
  /** Earliest time to handle it; while a process handles it, the time at which another may. */
  notBefore: Date;
  tries: number;
}

const eventSchema = new Schema<DomainEventRecord>(
  {
    name: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    pending: { type: [String], required: true },
    notBefore: { type: Date, required: true },
    tries: { type: Number, default: 0 },
  },
  { versionKey: false, minimize: false },
);
eventSchema.plugin(clubScoped, { isNeverShown: true });
eventSchema.index({ club: 1, notBefore: 1, _id: 1 });

export const DomainEventModel = mongoose.model<DomainEventRecord>('DomainEvent', eventSchema, 'domainevents');
