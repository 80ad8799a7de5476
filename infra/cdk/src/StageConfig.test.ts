import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseStage, readStage } from './StageConfig.ts';
import { stageFile } from './testing/stageTemplates.ts';

const given = (): Record<string, unknown> => JSON.parse(readFileSync(stageFile('club'), 'utf8'));
const service = (changes: object) => ({ tag: '1.0.0', cpu: 256, memoryMiB: 512, maxTasks: 2, ...changes });

test('omitted settings have safe defaults', () => {
  const { firewall: _firewall, natGateways: _natGateways, ...rest } = given();
  const stage = parseStage(rest);
  assert.deepEqual(
    [stage.firewall, stage.natGateways, stage.api.minTasks, stage.logDays, stage.mediaRecoveryDays],
    [true, 1, 2, 30, 7],
  );
});

const wrong: [string, Record<string, unknown>, RegExp][] = [
  ['no name', { stage: '' }, /"stage"/],
  ['a name that no bucket could have', { stage: 'Club_1' }, /"stage"/],
  ['a region that is none', { region: 'Frankfurt' }, /"region"/],
  ['an address for a host', { domainNames: ['https://boats.example.org'] }, /"domainNames\[0\]"/],
  ['a first host that no mail can link to', { domainNames: ['*.example.org'] }, /the first name is the one/],
  ['no remotes', { remotes: [] }, /"remotes"/],
  ['a remote twice', { remotes: ['mf-fleet', 'mf-fleet'] }, /"remotes\[1\]"/],
  ['a remote named shell', { remotes: ['shell'] }, /"remotes\[0\]"/],
  ['one task, gone while it is replaced', { api: service({ minTasks: 1 }) }, /"api.minTasks"/],
  ['fewer at most than at least', { api: service({ minTasks: 4, maxTasks: 3 }) }, /"api.maxTasks"/],
  ['a size that Fargate does not sell', { api: service({ cpu: 300 }) }, /"api.cpu"/],
  [
    'memory that is not sold with that CPU',
    { pages: service({ memoryMiB: 4_096 }) },
    /between 512 and 2048 MiB/,
  ],
  ['a tag that moves', { api: service({ tag: 'latest' }) }, /"api.tag"/],
  [
    'an invalid database link',
    { database: { privateLinkService: 'atlas' } },
    /"database.privateLinkService"/,
  ],
  ['days that CloudWatch does not know', { logDays: 31 }, /"logDays"/],
  ['a publisher of nothing', { publishers: { 'mf-none': { repository: 'a/b' } } }, /none of the remotes/],
  ['a field that is unknown', { secret: 'x' }, /"secret" is not allowed/],
  ['text for a number', { natGateways: '1' }, /"natGateways"/],
];
for (const [name, changes, message] of wrong) {
  test(`refused: ${name}`, () => assert.throws(() => parseStage({ ...given(), ...changes }), message));
}

test('the stages of the repository are valid, and contain no account and no secret', () => {
  for (const stage of ['club', 'hosting']) {
    assert.equal(readStage(stageFile(stage)).stage, stage);
    assert.doesNotMatch(readFileSync(stageFile(stage), 'utf8'), /\d{12}|arn:|mongodb|password|secret/i);
  }
});
