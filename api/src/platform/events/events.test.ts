import { jest } from '@jest/globals';
import { MODULES } from '../../modules.ts';
import { freshClub } from '../../testing/freshClub.ts';
import type { TestClub } from '../../testing/startTestApi.ts';
import { currentClub } from '../club/clubScope.ts';
import { runWrite } from '../database/runWrite.ts';
import { inTransaction } from '../database/database.ts';
import { currentRequest, runInRequest, startRecord } from '../logging/requestRecord.ts';
import { dispatchEvents, eventsSettled } from './dispatchEvents.ts';
import { DomainEventModel } from './DomainEvent.ts';
import { defineEvent, handlerOf, registerHandlers, type EventHandler } from './eventTypes.ts';

const moored = defineEvent<{ boat: string }>('boat.moored');

let club: TestClub;
let handled: string[];

const noting = (name: string, more: Partial<EventHandler> = {}): EventHandler => ({
  ...handlerOf(moored, name, async ({ boat }) => {
    handled.push(`${name} ${boat}`);
    return Promise.resolve();
  }),
  ...more,
});

beforeEach(async () => {
  club = await freshClub({ features: ['tours'] });
  handled = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  registerHandlers(MODULES.flatMap(({ handlers = [] }) => handlers));
});

const moor = (boat: string): Promise<unknown> =>
  club.inClub(() =>
    inTransaction((_session, effects) => {
      effects.emit(moored, { boat });
      return Promise.resolve();
    }),
  );

const waiting = () => club.inClub(() => DomainEventModel.find().sort({ _id: 1 }).lean());

test('handles an event after the commit by all its handlers, in order, and then forgets it', async () => {
  registerHandlers([noting('first'), noting('second')]);
  await Promise.all([moor('Osprey'), moor('Kestrel')]);
  await eventsSettled();
  expect(handled).toEqual(['first Osprey', 'second Osprey', 'first Kestrel', 'second Kestrel']);
  expect(await waiting()).toEqual([]);
});

test('stores no event that nothing handles: without a handler, its features or its data', async () => {
  registerHandlers([
    noting('elsewhere', { features: ['guests'] }),
    noting('other', { isFor: () => false }),
    noting('wanted', {
      features: ['guests', 'tours'],
      isFor: ({ boat }: { boat: string }) => boat === 'Tern',
    }),
  ]);
  const store = jest.spyOn(DomainEventModel, 'insertMany');
  await moor('Osprey');
  expect(store).not.toHaveBeenCalled();
  await moor('Tern');
  await eventsSettled();
  expect(handled).toEqual(['wanted Tern']);
});

test('stores no event of a failed write, and one of a retried write', async () => {
  registerHandlers([noting('handler')]);
  const failing = club.inClub(() =>
    inTransaction((_session, effects) => {
      effects.emit(moored, { boat: 'Osprey' });
      return Promise.reject(new TypeError('no'));
    }),
  );
  await expect(failing).rejects.toThrow(TypeError);
  const repeat = { requestKey: 'k'.repeat(20), requestHash: 'h' };
  const write = () =>
    club.inClub(() =>
      runWrite({
        repeat,
        work: (_session, effects) => {
          effects.emit(moored, { boat: 'Kestrel' });
          return Promise.resolve({});
        },
      }),
    );
  await write();
  await write();
  await eventsSettled();
  expect(handled).toEqual(['handler Kestrel']);
});

test('runs the other handlers of an event when one fails, and retries that one until it succeeds', async () => {
  let isAway = true;
  const failing = noting('failing');
  const { handle } = failing;
  failing.handle = (data, occurrence) =>
    isAway ? Promise.reject(new TypeError('a secret')) : handle(data, occurrence);
  registerHandlers([failing, noting('sound')]);
  await moor('Osprey');
  await eventsSettled();
  expect(handled).toEqual(['sound Osprey']);
  expect(await waiting()).toMatchObject([{ pending: ['failing'], tries: 1 }]);
  expect(club.logged).toContainEqual(
    expect.objectContaining({ event: 'event_failed', name: 'boat.moored', handler: 'failing', tries: 1 }),
  );
  expect(JSON.stringify(club.logged)).not.toContain('a secret');
  // The write does not wait for the handler.
  await moor('Kestrel');
  await eventsSettled();
  expect(handled).toEqual(['sound Osprey', 'sound Kestrel']);
  isAway = false;
  club.clock.advanceSeconds(1);
  await club.inClub(dispatchEvents);
  expect(handled).toEqual(['sound Osprey', 'sound Kestrel', 'failing Osprey', 'failing Kestrel']);
  expect(await waiting()).toEqual([]);
});

test('gives an event up and logs it after a day of failures', async () => {
  registerHandlers([noting('failing', { handle: () => Promise.reject(new TypeError()) })]);
  await moor('Osprey');
  await eventsSettled();
  club.clock.advanceSeconds(24 * 3_600);
  await club.inClub(dispatchEvents);
  expect(await waiting()).toEqual([]);
  expect(club.logged.filter(({ event }) => event === 'event_given_up')).toEqual([
    expect.objectContaining({ level: 'error', name: 'boat.moored', handlers: 'failing' }),
  ]);
});

test('handles an event in one of two processes, and in the other ten seconds after the first was killed', async () => {
  registerHandlers([noting('handler')]);
  const at = club.clock.now();
  await club.inClub(() =>
    DomainEventModel.create([
      { name: 'boat.moored', data: { boat: 'Osprey' }, at, pending: ['handler'], notBefore: at },
    ]),
  );
  await Promise.all([club.inClub(dispatchEvents), club.inClub(dispatchEvents)]);
  expect(handled).toEqual(['handler Osprey']);
  // The other process claimed it, and died.
  const notBefore = new Date(at.getTime() + 10_000);
  await club.inClub(() =>
    DomainEventModel.create([
      { name: 'boat.moored', data: { boat: 'Tern' }, at, pending: ['handler'], notBefore, tries: 1 },
    ]),
  );
  await club.inClub(dispatchEvents);
  club.clock.advanceSeconds(10);
  await club.inClub(dispatchEvents);
  expect(handled).toEqual(['handler Osprey', 'handler Tern']);
});

test('handles an event in its own club, outside of the request that made it', async () => {
  const clubs: string[] = [];
  registerHandlers([
    noting('handler', {
      handle: () => {
        clubs.push(`${String(currentClub().id)} ${String(currentRequest())}`);
        return Promise.resolve();
      },
    }),
  ]);
  await runInRequest(startRecord('a-request'), () => moor('Osprey'));
  await eventsSettled();
  expect(clubs).toEqual([`${club.clubId} null`]);
});
