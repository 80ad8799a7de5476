import { moduleTopic } from './moduleTopic.ts';
import { topicsOf } from './wire.ts';

test('reads the topics of an event', () => {
  const changes = [
    { topic: 'sorties', revision: 4 },
    { topic: 'ondeck', revision: 1 },
  ];
  expect(topicsOf(JSON.stringify({ changes }))).toEqual(['sorties', 'ondeck']);
});

test('leaves out what is not a change', () => {
  expect(topicsOf('{"changes":[null,{"topic":"lunch"},{"topic":"fleet"}]}')).toEqual(['fleet']);
});

test('reads the topics of modules too (rule module.live)', () => {
  const topics = [moduleTopic('mf-regattas'), 'fleet', 'a module:b', 7, null, ['module:a']];
  const data = JSON.stringify({ changes: topics.map((topic) => ({ topic })) });
  expect(topicsOf(data)).toEqual(['module:mf-regattas', 'fleet']);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"changes":7}',
  '{"changes":[null]}',
  '{"changes":[{"topic":"lunch"}]}',
  '{"changes":[{"revision":1}]}',
])('ignores %j', (data) => {
  expect(topicsOf(data)).toEqual([]);
});
