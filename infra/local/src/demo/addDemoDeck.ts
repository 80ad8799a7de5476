import type { MemberRecord } from '@fleetwatch/api/members/Member';
import { OnDeckModel } from '@fleetwatch/api/members/OnDeck';
import { now } from '@fleetwatch/api/platform/club/clock';
import { DEMO_ON_DECK } from './onDeck.ts';

const MINUTE_MS = 60_000;

/** Puts some members on deck, as if they had just arrived. */
export async function addDemoDeck(members: readonly MemberRecord[]): Promise<void> {
  await OnDeckModel.insertMany(
    DEMO_ON_DECK.map(({ person, minutesAgo }) => {
      const member = members[person];
      if (!member) throw new Error('The demo club has too few members.');
      return { member: member._id, since: new Date(now().getTime() - minutesAgo * MINUTE_MS) };
    }),
  );
}
