import { inEveryClub } from '../clubs/commands/inEveryClub.ts';
import { DeliveryModel } from '../notifications/Delivery.ts';
import { now } from '../platform/club/clock.ts';
import { DomainEventModel } from '../platform/events/DomainEvent.ts';

/** Makes waiting retries due: after the clock was set back, their time is too far in the future. */
export const releaseClaims = (): Promise<void> =>
  inEveryClub('release_failed', async () => {
    const waiting = { tries: { $gt: 0 }, notBefore: { $gt: now() } };
    await DeliveryModel.updateMany(waiting, { $set: { notBefore: now() } });
    await DomainEventModel.updateMany({ notBefore: { $gt: now() } }, { $set: { notBefore: now() } });
  });
