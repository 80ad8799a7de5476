import { Types, type ClientSession } from 'mongoose';
import { now } from '../club/clock.ts';
import { addEntries, type NewEntry } from '../logging/auditTrail.ts';
import { DomainEventModel } from './DomainEvent.ts';
import { handlersFor, type EventType } from './eventTypes.ts';

/**
 * What an attempt of a write brings about beside its own documents. It is stored in the write's transaction, so that a retry
 * or a rollback leaves nothing of it.
 */
export class Effects {
  readonly #events: { name: string; data: object; pending: string[] }[] = [];
  readonly #entries: NewEntry[] = [];

  /** Whether something is to be handled once the transaction is committed. */
  get hasEvents(): boolean {
    return this.#events.length > 0;
  }

  /** Whether the write took a right that not every member has: then it has an entry in the audit trail. */
  usedRight = false;
  /** Notes whether the write takes a right that not every member has, such as changing another's plan. */
  markRightUsed(isTaken: boolean): void {
    this.usedRight ||= isTaken;
  }

  /** Records an event. It is not stored if nothing handles it. */
  emit<Data extends object>({ name }: EventType<Data>, data: Data): void {
    const pending = handlersFor(name, data).map((handler) => handler.name);
    if (pending.length > 0) this.#events.push({ name, data, pending });
  }

  /** Adds an entry to the audit trail. */
  audit(entry: NewEntry): void {
    this.#entries.push(entry);
  }

  /** Called at the end of the attempt, within its transaction. */
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
