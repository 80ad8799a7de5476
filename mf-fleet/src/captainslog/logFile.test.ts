import { boatDetailOf } from '@fleetwatch/kit/testing/sampleClub.ts';
import { logFile } from './logFile.ts';

it('names the edits and the editors of the log', () => {
  const kim = { name: 'Kim Harper', date: '2026-05-01', lines: [1] };
  const ana = { name: 'Ana Bo', date: '2026-05-02', lines: [] };
  const { text } = logFile(
    boatDetailOf({ log: '2026-04-30 Ada Lake: Oar lost\n2026-04-30 Ada Lake: Found', logedits: [kim, ana] }),
    '2026-05-03 06:12:09',
  );
  expect(text.split("Captain's log:\n")[1]).toBe(
    [
      '2026-04-30 Ada Lake: Oar lost',
      '2026-04-30 Ada Lake: Found (edited by Kim Harper, 2026-05-01)',
      'This log was edited by Kim Harper, 2026-05-01.',
      'This log was edited by Ana Bo, 2026-05-02.',
      '',
    ].join('\n'),
  );
});

it('contains group, moniker, commissioned date, description and log, under the documented name', () => {
  const boat = boatDetailOf({
    name: 'Kestrel',
    description: 'Red',
    log: '2026-04-30 Kim Harper: Rigger bent',
  });
  expect(logFile(boat, '2026-05-01 06:12:09')).toEqual({
    name: 'Kestrel-captainslog-01-05-2026-06.12.09.txt',
    text: "Kestrel\nFleet group: Quad (4x)\nCommissioned: 2020-03-01\nDescription: Red\n\nCaptain's log:\n2026-04-30 Kim Harper: Rigger bent\n",
    type: 'text/plain',
  });
});
