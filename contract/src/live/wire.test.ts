import { moduleTopic, moduleTopicsOf, topicsOf } from './wire.ts';

test('the topics of an event are read', () => {
  const changes = [
    { topic: 'sorties', revision: 4 },
    { topic: 'ondeck', revision: 1 },
  ];
  expect(topicsOf(JSON.stringify({ changes }))).toEqual(['sorties', 'ondeck']);
});

test('what is no change is left out', () => {
  expect(topicsOf('{"changes":[null,{"topic":"lunch"},{"topic":"fleet"}]}')).toEqual(['fleet']);
});

test('the topics of modules are read apart (rule module.live)', () => {
  const topics = [moduleTopic('mf-regattas'), 'fleet', 'module:', 'module:a b', 7];
  const data = JSON.stringify({ changes: topics.map((topic) => ({ topic })) });
  expect(moduleTopicsOf(data)).toEqual(['module:mf-regattas']);
  expect(topicsOf(data)).toEqual(['fleet']);
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
])('%j tells of nothing', (data) => {
  expect([...topicsOf(data), ...moduleTopicsOf(data)]).toEqual([]);
});
