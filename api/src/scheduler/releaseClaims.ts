import { inEveryClub } from '../clubs/commands/inEveryClub.ts';
import { DeliveryModel } from '../notifications/Delivery.ts';
import { now } from '../platform/club/clock.ts';
import { DomainEventModel } from '../platform/events/DomainEvent.ts';

/** Makes due what waits for another try: after the clock was set back, its time lies too far ahead. */
export const releaseClaims = (): Promise<void> =>
  inEveryClub('release_failed', async () => {
    const waiting = { tries: { $gt: 0 }, notBefore: { $gt: now() } };
    await DeliveryModel.updateMany(waiting, { $set: { notBefore: now() } });
    await DomainEventModel.updateMany({ notBefore: { $gt: now() } }, { $set: { notBefore: now() } });
  });
