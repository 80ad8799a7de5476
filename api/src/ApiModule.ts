import type { ClientSession } from 'mongoose';
import type { MemberRecord } from './members/Member.ts';
import type { MediaUse } from './media/mediaUse.ts';
import type { DeclaredModel } from './platform/database/declaredModels.ts';
import type { EventHandler } from './platform/events/eventTypes.ts';
import type { HookHandler } from './platform/events/hooks.ts';
import type { Route } from './platform/http/route.ts';
import type { Retention } from './platform/jobs/retention.ts';
import type { Duty } from './scheduler/Scheduler.ts';
import type { LaunchRule } from './sorties/launchRules.ts';

/** What a folder of the API brings; `modules.ts` lists them. */
export interface ApiModule {
  routes?: readonly Route[];
  /** A model registers itself when it is imported; opening the database then creates its collection and indexes. */
  models?: readonly DeclaredModel[];
  /** What it does about events. */
  handlers?: readonly EventHandler[];
  /** What it does within changes of modules beneath it, and what it answers them. */
  hooks?: readonly HookHandler[];
  /** What it says of launches. */
  launchRules?: readonly LaunchRule[];
  /** What it does with uploaded files. */
  media?: readonly MediaUse[];
  /** What it does by the clock. */
  duties?: readonly Duty[];
  /** What it deletes once its time is over. */
  retention?: readonly Retention[];
  /** All that it holds of a member, for the member to read. */
  about?(member: MemberRecord): Promise<Record<string, unknown>>;
  /** Erases what the member wrote and what is about them alone; others' records stay without them. */
  erase?(member: MemberRecord, session: ClientSession): Promise<void>;
}
