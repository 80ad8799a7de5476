import { plainCsv } from '@fleetwatch/contract/activity/csvCells';
import { KIM, KIM_LOCAL_PROFILE, sortieOf } from '../testing/sampleData.tsx';
import { maskAnswer, unmaskBody } from './maskAnswer.ts';
import { pseudonymOf } from './pseudonyms.ts';

const ADA = { _id: 'ada', name: 'Ada Lake', group: 'g', pic: 'ada.png' };
const ABOUT = { miles: 5, last: "Ada Lake's 1x", aboutme: 'Stroke.', aboutmeurl: 'https://a.test' };
const MASKED = pseudonymOf(ADA.name);

const masked = (answer: unknown, call = 'any-results') => maskAnswer(answer, call, KIM_LOCAL_PROFILE);
const results = (row: unknown, call?: string) =>
  (masked({ results: [row] }, call) as { results: unknown[] }).results[0];

it("masks another member's name, picture, texts and boat, and keeps one's own", () => {
  expect(results({ ...ADA, ...ABOUT }, 'users-results')).toEqual({
    ...ADA,
    name: MASKED,
    pic: null,
    miles: 5,
    last: `${MASKED}'s 1x`,
    aboutme: '',
    aboutmeurl: '',
  });
  const me = { ...ADA, ...ABOUT, _id: KIM._id, name: KIM.name, last: `${KIM.name}'s 2-4-8` };
  expect(results(me, 'users-results')).toEqual(me);
  expect(results(ADA, 'active-agents-results')).toMatchObject({ _id: 'ada', name: MASKED, pic: null });
});

it('masks members on deck or on the water by their id', () => {
  const row = { user_id: 'ada', name: ADA.name, pic: 'ada.png' };
  expect(results(row, 'users-on-deck-results')).toEqual({ user_id: 'ada', name: MASKED, pic: null });
  expect(results({ ...ADA, busname: "Kestrel, Ada Lake's 1x" }, 'users-launched-results-2')).toMatchObject({
    name: MASKED,
    busname: `Kestrel, ${MASKED}'s 1x`,
  });
});

it('masks authors of launches, tweets, plans and workouts', () => {
  const theirs = { user: ADA.name, user_id: 'ada', pic: 'ada.png' };
  expect(results(sortieOf({ ...theirs, bus: "Ada Lake's 1x" }))).toMatchObject({
    user: MASKED,
    user_id: 'ada',
    pic: null,
    bus: `${MASKED}'s 1x`,
  });
  expect(results({ ...theirs, description: 'Log on dock B' })).toEqual({
    user: MASKED,
    user_id: 'ada',
    pic: null,
    description: 'Log on dock B',
  });
  expect(results(sortieOf({ pic: 'kim.png' }))).toEqual(sortieOf({ pic: 'kim.png' }));
  const plan = { by: 'ada', name: ADA.name, pic: null, crew: [KIM.name, ADA.name], crewids: ['x', 'ada'] };
  expect(results(plan)).toMatchObject({ name: MASKED, crew: [KIM.name, MASKED] });
  expect(results({ agent: 'ada', name: ADA.name, pic: 'ada.png' })).toMatchObject({
    name: MASKED,
    pic: null,
  });
});

it('leaves boats, groups and numbers unchanged, except for the last member who rowed a boat', () => {
  const boat = { _id: 'b', name: 'Kestrel', pic: 'kestrel.png', last: '2026-05-01 06:12:09' };
  expect(results({ ...boat, lastby: ADA.name }, 'fleet-results')).toEqual({ ...boat, lastby: MASKED });
  expect(results({ ...boat, lastby: null }, 'bus2/b')).toEqual({ ...boat, lastby: null });
  expect(masked([ADA.name, KIM.name], 'usernames-results')).toEqual([MASKED, KIM.name]);
  expect(masked(2, 'user-launched/x')).toBe(2);
});

it('masks editors of a log', () => {
  const edit = { date: '2026-05-01', lines: [0] };
  const boat = {
    _id: 'b',
    log: 'One',
    logedits: [
      { ...edit, name: ADA.name },
      { ...edit, name: KIM.name },
    ],
  };
  expect(masked({ results: boat }, 'bus2/b')).toEqual({
    results: {
      ...boat,
      logedits: [
        { ...edit, name: MASKED },
        { ...edit, name: KIM.name },
      ],
    },
  });
});

it('masks CSV files: names, crews and private boats, with the separators between them', () => {
  const file = 'Rank,Name,Group\r\n1,Ada Lake,"HPG, men"\r\n2,Kim Harper,HPG\r\n';
  expect(masked(file, 'users-csv/all/0')).toBe(`Rank,Name,Group\n1,${MASKED},"HPG, men"\n2,Kim Harper,HPG`);
  const month =
    "Date,Boat,Launcher,Crew,Notes<br>2026-05-01,Ada Lake's 1x,Ada Lake,Kim Harper; Ada Lake,Ada Lake<br>";
  expect(masked(month, 'usermonthly-csv/ada/05')).toBe(
    `Date,Boat,Launcher,Crew,Notes\n2026-05-01,${MASKED}'s 1x,${MASKED},Kim Harper; ${MASKED},Ada Lake`,
  );
});

it('keeps line breaks within a cell, and escapes formulas', () => {
  const month = `Launcher,Notes<br>Ada Lake,"steady<BR>=cmd|x"<br>`;
  const shown = masked(month, 'usermonthly-csv/ada/05') as string;
  expect(shown).toBe(`Launcher,Notes\n${MASKED},"steady<BR>'=cmd|x"`);
  // The month's endpoint parses the text again.
  expect(plainCsv(shown)).toBe(shown);
});

it('masks whom the rules of a launch name', () => {
  const rules = [
    [`${ADA.name} is on the water in ${ADA.name}'s 1x.`, `${MASKED} is on the water in ${MASKED}'s 1x.`],
    [`Reserved 17:00–18:30 by ${ADA.name}`, `Reserved 17:00–18:30 by ${MASKED}`],
    ['Osprey is dry docked and cannot be launched.', 'Osprey is dry docked and cannot be launched.'],
  ];
  for (const [text, shown] of rules) {
    const answer = { results: [{ ruleId: 'launch.rules', text }], canOverride: [] };
    expect(masked(answer, 'launch-check')).toEqual({
      results: [{ ruleId: 'launch.rules', text: shown }],
      canOverride: [],
    });
  }
});

it('masks who is named for an office, and who has duty', () => {
  const ada = { _id: 'ada', name: ADA.name, pic: 'ada.png' };
  const masks = { _id: 'ada', name: MASKED, pic: null };
  const answer = {
    results: [{ office: 'safety', members: [ada] }],
    roster: [{ day: '2026-05-01', members: [ada] }],
  };
  expect(masked({ ...answer, mine: ['duty'] }, 'officers-results')).toEqual({
    results: [{ office: 'safety', members: [masks] }],
    roster: [{ day: '2026-05-01', members: [masks] }],
    mine: ['duty'],
  });
});

it('masks guests and who brought them', () => {
  const guest = { _id: 'jo', name: 'Jo Lee', host: { _id: 'ada', name: ADA.name }, outings: 3 };
  const masks = { ...guest, name: pseudonymOf('Jo Lee'), host: { _id: 'ada', name: MASKED } };
  const ask = { code: 'guest_outings', text: 'Jo Lee has been out 3 times this season.' };
  const answer = {
    results: [{ ...guest, asks: [ask] }],
    outings: [{ _id: 'o', bus: 'Osprey', guests: [{ _id: 'jo', name: 'Jo Lee' }] }],
  };
  expect(masked(answer, 'guests-results')).toEqual({
    results: [
      { ...masks, asks: [{ ...ask, text: `${pseudonymOf('Jo Lee')} has been out 3 times this season.` }] },
    ],
    outings: [{ _id: 'o', bus: 'Osprey', guests: [{ _id: 'jo', name: pseudonymOf('Jo Lee') }] }],
  });
  expect(masked(guest, 'guest/jo')).toEqual(masks);
});

const byAda = { by: ADA.name, at: 1 };
const byMask = { by: MASKED, at: 1 };

it('masks who is out, who reported a boat on its rack, and who acknowledged its alert', () => {
  const boat = { sortie: 's', bus: `${ADA.name}'s 1x`, user: ADA.name, user_id: 'ada', crew: ['ben'] };
  const alert = { _id: 'a', level: 'late', acknowledged: byAda };
  const answer = { results: [{ ...boat, ashore: byAda, help: byAda, alert }], settings: { minutes: 90 } };
  expect(masked(answer, 'out-boats')).toEqual({
    results: [
      {
        ...boat,
        bus: `${MASKED}'s 1x`,
        user: MASKED,
        ashore: byMask,
        help: byMask,
        alert: { ...alert, acknowledged: byMask },
      },
    ],
    settings: { minutes: 90 },
  });
  const safe = { ...boat, bus: 'Osprey', ashore: null, alert: null };
  expect(results(safe, 'out-boats')).toEqual({ ...safe, user: MASKED });
});

it('masks an alert and its log, and leaves steps without a member unchanged', () => {
  const alert = {
    _id: 'a',
    sortie: 's',
    bus: 'Osprey',
    user: ADA.name,
    acknowledged: null,
    steps: [{ ...byAda, step: 'dock', note: '' }],
    lines: [{ what: 'late', by: null, at: 1, note: '' }],
  };
  expect(results(alert, 'alerts')).toEqual({
    ...alert,
    user: MASKED,
    steps: [{ ...byMask, step: 'dock', note: '' }],
  });
  expect(results({ ...alert, user: null }, 'alerts')).toMatchObject({ user: null });
});

it('masks a rescue sheet, without any contacts; the viewer keeps their name', () => {
  const contacts = {
    mobile: '1',
    emergency: [{ name: 'Cy', relation: '', phone: '2' }],
    medicalNote: 'Asthma',
  };
  const sheet = {
    club: 'Oars',
    boat: { bus: `${ADA.name}'s 1x`, moniker: '1x' },
    phone: ADA.name,
    clothing: '',
    crew: [
      { name: ADA.name, age: null, contacts },
      { name: 'Kim Harper', age: null, contacts },
    ],
    ticks: [{ ...byAda, step: 'dock' }],
    lines: [{ ...byAda, what: 'searching' }],
    printed: byAda,
    officer: { name: ADA.name, phone: '3' },
    lastReport: { ...byAda, how: 'heard' },
  };
  expect(masked(sheet, 'rescue-sheet/s')).toEqual({
    ...sheet,
    boat: { bus: `${MASKED}'s 1x`, moniker: '1x' },
    phone: MASKED,
    crew: [
      { name: MASKED, age: null, contacts: null },
      { name: 'Kim Harper', age: null, contacts: null },
    ],
    ticks: [{ ...byMask, step: 'dock' }],
    lines: [{ ...byMask, what: 'searching' }],
    printed: byMask,
    officer: { name: MASKED, phone: '' },
    lastReport: { ...byMask, how: 'heard' },
  });
});

it('masks who looked at the viewer’s contacts', () => {
  const mine = { mobile: '1', emergency: [], looks: [{ ...byAda, bus: 'Osprey' }] };
  expect(masked(mine, 'my-contacts')).toEqual({ ...mine, looks: [{ ...byMask, bus: 'Osprey' }] });
});

it('masks who organizes a tour, and who is in its boats', () => {
  const boat = {
    bus: 'a',
    busname: 'Osprey',
    crew: [
      { _id: 'ada', name: ADA.name },
      { _id: KIM._id, name: KIM.name },
    ],
  };
  const tour = { name: 'Elbe', organiser: { _id: 'ada', name: ADA.name }, boats: [boat] };
  expect(results(tour, 'tours-results')).toEqual({
    name: 'Elbe',
    organiser: { _id: 'ada', name: MASKED },
    boats: [
      {
        ...boat,
        crew: [
          { _id: 'ada', name: MASKED },
          { _id: KIM._id, name: KIM.name },
        ],
      },
    ],
  });
});

it('masks whom an audit entry names, and who did it', () => {
  const ada = { _id: 'ada', name: ADA.name };
  const masks = { _id: 'ada', name: MASKED };
  const entry = { verb: 'credit', kind: 'sortie', who: ada, subject: { _id: 's', name: null } };
  const fields = { crew: [ADA.name], creditedBy: ADA.name, milesHundredths: 400 };
  expect(results({ ...entry, before: null, after: fields }, 'audit-results')).toEqual({
    ...entry,
    who: masks,
    before: null,
    after: { crew: [MASKED], creditedBy: MASKED, milesHundredths: 400 },
  });
  const ofMember = { ...entry, kind: 'member', subject: ada, before: null, after: null };
  expect(results(ofMember, 'audit-results')).toMatchObject({ subject: masks });
  const ofBoat = { ...ofMember, kind: 'boat', subject: { _id: 'k', name: 'Kestrel' }, who: null };
  expect(results(ofBoat, 'audit-results')).toEqual(ofBoat);
  const file =
    'When,Who,Verb,Subject,After\r\n2026-05-01,Ada Lake,credit,Ada Lake,"{""crew"":[""Ada Lake""]}"\r\n';
  expect(String(masked(file, 'audit-csv')).split(/\r?\n/)[1]).toBe(`2026-05-01,${MASKED},credit,,`);
});

it('gives a form its names back when it is sent', () => {
  const [shown] = masked([ADA.name], 'usernames-results') as string[];
  expect(unmaskBody({ name: shown, crew: [shown, 'ben'], note: `With ${String(shown)}.`, miles: 4 })).toEqual(
    {
      name: ADA.name,
      crew: [ADA.name, 'ben'],
      note: `With ${ADA.name}.`,
      miles: 4,
    },
  );
  expect(unmaskBody({ name: 'Member 0000' })).toEqual({ name: 'Member 0000' });
  const form = new FormData();
  expect(unmaskBody(form)).toBe(form);
});
