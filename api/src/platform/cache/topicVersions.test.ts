import { LIVE_TOPICS } from '@fleetwatch/contract/live/wire';
import mongoose from 'mongoose';
import '../../bootstrap.ts';
import { changesSince, eventIdOf, parseEventId, topicVersions } from './topicVersions.ts';

const counted = (writes: Record<string, number>, starts = 1) => ({
  writes: new Map(Object.entries(writes)),
  starts,
});

test("raises a topic's version with the writes to its models and the starts of processes", () => {
  const before = topicVersions(counted({ Sortie: 2, Total: 3, OnDeck: 1 }));
  const after = topicVersions(counted({ Sortie: 3, Total: 3, OnDeck: 1 }));
  expect(changesSince(before, after)).toEqual([{ topic: 'sorties', revision: 7 }]);
  const restarted = topicVersions(counted({ Sortie: 3, Total: 3, OnDeck: 1 }, 2));
  expect(changesSince(after, restarted).map(({ topic }) => topic)).toEqual([...LIVE_TOPICS]);
});

test('reads its event id back as the known versions, and any other id as nothing known', () => {
  const present = topicVersions(counted({ Boat: 5 }));
  expect(changesSince(parseEventId(eventIdOf(present)), present)).toEqual([]);
  for (const id of [undefined, '', 'x', '1-', '-1', '1--2', '1e3', '9'.repeat(300)]) {
    expect(changesSince(parseEventId(id), present)).toHaveLength(LIVE_TOPICS.length);
  }
  // An id from an older server with fewer topics.
  const fewer = { counts: present.counts.slice(0, LIVE_TOPICS.length - 1), modules: null };
  expect(changesSince(parseEventId(eventIdOf(fewer)), present)).toEqual([
    { topic: LIVE_TOPICS.at(-1), revision: present.counts[LIVE_TOPICS.length - 1] },
  ]);
});

test('has a topic per module, and notifies a device that returns of all when one has changed (rule module.live)', () => {
  const before = topicVersions(counted({ 'module:mf-gear': 1, 'module:mf-regattas': 4 }));
  const after = topicVersions(counted({ 'module:mf-gear': 2, 'module:mf-regattas': 4 }));
  const gear = { topic: 'module:mf-gear', revision: 3 };
  expect(changesSince(before, before)).toEqual([]);
  expect(changesSince(before, after)).toEqual([gear]);
  expect(changesSince(parseEventId(eventIdOf(after)), after)).toEqual([]);
  expect(changesSince(parseEventId(eventIdOf(before)), after)).toEqual([
    gear,
    { topic: 'module:mf-regattas', revision: 5 },
  ]);
});

test('has a topic for every model that lists show', () => {
  const silent = [
    'BoatSlot',
    'AppliedWrite',
    'AuditEntry',
    'ConditionFetch',
    'ConfirmKey',
    'Contacts',
    'Delivery',
    'DomainEvent',
    'Import',
    'ImportPart',
    'JobRun',
    'LearnedModule',
    // Its topics depend on its modules.
    'ModuleRecord',
    'ModuleUsage',
    'NightlyRun',
    'NotificationChoice',
    'PlanFeed',
    'PushDevice',
    'ResetKey',
    'ModelVersion',
    'SchedulerLease',
    'Session',
    'Tablet',
    'Throttle',
    'Upload',
    'VoidSortie',
  ];
  const nothing = topicVersions(counted({}));
  for (const model of mongoose.modelNames().filter((name) => !silent.includes(name))) {
    expect([model, changesSince(nothing, topicVersions(counted({ [model]: 1 }))).length]).toEqual([model, 1]);
  }
});
