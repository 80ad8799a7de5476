import { boatDetailOf } from '../testing/club.ts';
import { logFile } from './logFile.ts';

it('holds group, moniker, commissioned date, description and log, under the documented name', () => {
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
