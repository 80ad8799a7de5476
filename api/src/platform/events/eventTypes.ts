import type { Feature } from '@fleetwatch/contract/clubs/features';
import { usesFeature } from '../club/features.ts';

/** A kind of event. `Data` is stored with it: ids, dates and plain values. */
export interface EventType<Data extends object> {
  /** Unique name: 'damage.reported'. */
  readonly name: string;
  /** For typing only: never set. */
  readonly data?: Data;
}

export const defineEvent = <Data extends object>(name: string): EventType<Data> => ({ name });

/** An event being handled. */
export interface Occurrence {
  /** Id that stays the same each time the event is handled. */
  id: string;
  at: Date;
}

/** A module's handler of an event of its own or of another module. */
export interface EventHandler {
  /** Name of the event's type. */
  event: string;
  /** Unique among the handlers of the event, and stored with pending events, so it must not change. */
  name: string;
  /** The handler is stored only in clubs that use one of these; absent for every club. */
  features?: readonly Feature[];
  /** The handler is stored only for matching data; absent for all. */
  isFor?(data: never): boolean;
  /** Runs at least once per event: a process may be killed before it is recorded as done. */
  handle(data: never, occurrence: Occurrence): Promise<void>;
}

interface HandlerTerms<Data> extends Pick<EventHandler, 'features'> {
  isFor?: (data: Data) => boolean;
}

/** Builds a typed handler of events of one type. */
export const handlerOf = <Data extends object>(
  { name: event }: EventType<Data>,
  name: string,
  handle: (data: Data, occurrence: Occurrence) => Promise<void>,
  terms: HandlerTerms<Data> = {},
): EventHandler => ({ event, name, handle, ...terms });

let registered: readonly EventHandler[] = [];

/** Sets the event handlers of this process. */
export function registerHandlers(handlers: readonly EventHandler[]): void {
  registered = handlers;
}

/** Returns the handlers of events of a name, in any club. */
export const handlersOf = (name: string): readonly EventHandler[] =>
  registered.filter(({ event }) => event === name);

/** Returns the handlers of an event in the current club. */
export const handlersFor = (name: string, data: object): readonly EventHandler[] =>
  handlersOf(name).filter(
    ({ features, isFor }) =>
      (!features || features.some(usesFeature)) && (!isFor || (isFor as (data: object) => boolean)(data)),
  );
