import { eventsSettled } from '../../platform/events/dispatchEvents.ts';
import { mailSettled } from '../../platform/mail/mail.ts';
import { deliveriesSettled } from './deliverDue.ts';

/** Resolves once nothing of what answers have brought about is in work in this process: events, deliveries and mails. */
export async function workSettled(): Promise<void> {
  await eventsSettled();
  await deliveriesSettled();
  await mailSettled();
}
