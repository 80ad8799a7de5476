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

/** The parts of the API that a folder contributes; `modules.ts` lists them. */
export interface ApiModule {
  routes?: readonly Route[];
  /** A model registers itself when it is imported; opening the database then creates its collection and indexes. */
  models?: readonly DeclaredModel[];
  /** Handlers of events. */
  handlers?: readonly EventHandler[];
  /** Handlers that run within changes of lower modules, and their answers to them. */
  hooks?: readonly HookHandler[];
  /** Rules that it adds to launches. */
  launchRules?: readonly LaunchRule[];
  /** Uses of uploaded files. */
  media?: readonly MediaUse[];
  /** Scheduled work. */
  duties?: readonly Duty[];
  /** Records that it deletes after their retention period. */
  retention?: readonly Retention[];
  /** Returns everything that it stores about a member, for the member to read. */
  about?(member: MemberRecord): Promise<Record<string, unknown>>;
  /** Erases what the member wrote and data about them alone; other members' records stay, without them. */
  erase?(member: MemberRecord, session: ClientSession): Promise<void>;
}
