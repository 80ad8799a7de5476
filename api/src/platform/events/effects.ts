import { Types, type ClientSession } from 'mongoose';
import { now } from '../club/clock.ts';
import { addEntries, type NewEntry } from '../logging/auditTrail.ts';
import { DomainEventModel } from './DomainEvent.ts';
import { handlersFor, type EventType } from './eventTypes.ts';

/**
 * Effects of a write's attempt besides its own documents. They are stored in the write's transaction, so
 * that a retry or a rollback leaves nothing of them.
 */
export class Effects {
  readonly #events: { name: string; data: object; pending: string[] }[] = [];
  readonly #entries: NewEntry[] = [];

  /** Whether there are events to handle once the transaction is committed. */
  get hasEvents(): boolean {
    return this.#events.length > 0;
  }

  /** Whether the write used a right that not every member has, and so adds an entry to the audit trail. */
  usedRight = false;
  /**
   * Records whether the write uses a right that not every member has, such as changing another member's
   * plan.
   */
  markRightUsed(isTaken: boolean): void {
    this.usedRight ||= isTaken;
  }

  /** Records an event. It is not stored if it has no handler. */
  emit<Data extends object>({ name }: EventType<Data>, data: Data): void {
    const pending = handlersFor(name, data).map((handler) => handler.name);
    if (pending.length > 0) this.#events.push({ name, data, pending });
  }

  /** Adds an entry to the audit trail. */
  audit(entry: NewEntry): void {
    this.#entries.push(entry);
  }

  /** Stores the effects, at the end of the attempt and within its transaction. */
  async store(session: ClientSession): Promise<void> {
    await addEntries(this.#entries, session);
    if (!this.hasEvents) return;
    const at = now();
    await DomainEventModel.insertMany(
      this.#events.map((event) => ({ ...event, _id: new Types.ObjectId(), at, notBefore: at })),
      { session },
    );
  }
}
