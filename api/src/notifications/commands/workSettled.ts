import { eventsSettled } from '../../platform/events/dispatchEvents.ts';
import { mailSettled } from '../../platform/mail/mail.ts';
import { deliveriesSettled } from './deliverDue.ts';

/** Resolves once this process has finished all work that follows answers: events, deliveries and mails. */
export async function workSettled(): Promise<void> {
  await eventsSettled();
  await deliveriesSettled();
  await mailSettled();
}
