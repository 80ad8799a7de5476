import type { ClubPlace } from '../clubs/place.ts';
import type { AgeBand } from './ageBand.ts';
import { LEVEL_TEXTS, OUTCOME_TEXTS, STAGE_TEXTS, STEP_TEXTS, SWIMS_TEXTS } from './messages.ts';
import type { AlertLine, AlertTick, RescueSheet, SheetPerson } from './wire.ts';

export type TimeOf = (instantMs: number) => string;

/** `minutesText(-71.0589, ['E', 'W']) === '71° 03.534′ W'` */
function minutesText(degrees: number, [positive, negative]: readonly [string, string]): string {
  const thousandths = Math.round(Math.abs(degrees) * 60_000);
  const whole = Math.floor(thousandths / 60_000);
  const minutes = ((thousandths % 60_000) / 1_000).toFixed(3).padStart(6, '0');
  return `${whole}° ${minutes}′ ${degrees < 0 ? negative : positive}`;
}

/** In degrees, and in degrees and minutes, as rescuers ask for either. */
export const placeTexts = ({ latitude, longitude }: ClubPlace): [decimal: string, minutes: string] => [
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
  `${minutesText(latitude, ['N', 'S'])}, ${minutesText(longitude, ['E', 'W'])}`,
];

const AGE_TEXTS: Readonly<Record<AgeBand, string>> = {
  junior: 'under 18',
  adult: 'adult',
  senior: '65 or older',
};

/** 'Kim Harper, under 18' */
export const personText = ({ name, age }: SheetPerson): string =>
  age === null ? name : `${name}, ${AGE_TEXTS[age]}`;

/** A person's contacts in lines; none where they may not be seen, or nobody has left any. */
export function contactTexts({ contacts }: SheetPerson): string[] {
  if (!contacts) return [];
  const { mobile, emergency, medicalNote, swims } = contacts;
  return [
    ...(mobile ? [`Phone ${mobile}`] : []),
    ...emergency.map(({ name, relation, phone }) =>
      [relation ? `${name} (${relation})` : name, phone].join(' '),
    ),
    ...(swims ? [SWIMS_TEXTS[swims]] : []),
    ...(medicalNote ? [`Medical: ${medicalNote}`] : []),
  ];
}

const LINE_TEXTS: Readonly<Record<AlertLine['what'], string>> = {
  ...LEVEL_TEXTS,
  ...STAGE_TEXTS,
  ...OUTCOME_TEXTS,
  acknowledged: 'Acknowledged',
};

/** A line of an alert's log: 'Acknowledged, Ana Bo: on my way' */
export function lineText({ what, by, note }: Pick<AlertLine, 'what' | 'by' | 'note'>): string {
  const done = by === null ? LINE_TEXTS[what] : `${LINE_TEXTS[what]}, ${by}`;
  return note === '' ? done : `${done}: ${note}`;
}

/** A ticked step of the checklist: 'Services called, Ana Bo, No 4711' */
export const tickText = ({ step, by, note }: Pick<AlertTick, 'step' | 'by' | 'note'>): string =>
  [STEP_TEXTS[step], by, note].filter(Boolean).join(', ');

/** Said where no contacts are shown. */
export const NO_CONTACTS =
  'Contacts are shown to those who watch, once the boat is overdue and there is a network.';

/** What a sheet says of its boat, by label. */
export function factsOf(sheet: RescueSheet, timeOf: TimeOf): [label: string, text: string][] {
  const { boat, crew, place, launched, expected, dusk, phone, clothing } = sheet;
  const facts: [string, string | null][] = [
    [
      'Boat',
      `${boat.bus}, ${boat.moniker}, ${boat.seats} ${boat.seats === 1 ? 'seat' : 'seats'}, ${boat.lights ? 'with' : 'without'} lights`,
    ],
    ['Hull', boat.hull],
    ['Aboard', `${crew.length}`],
    ['Phone aboard', phone],
    ['Clothing', clothing],
    ['Launched', timeOf(launched)],
    ['Expected', timeOf(expected)],
    ['Water', boat.area],
    ['Heading', boat.heading],
    ['Dusk', dusk === null ? null : timeOf(dusk)],
    ['Boathouse', place && placeTexts(place).join(' = ')],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text]] : []));
}

/** The sheet to be read aloud on the phone. */
export function sheetText(sheet: RescueSheet, timeOf: TimeOf): string {
  const { club, crew, ticks, lines, printed } = sheet;
  return [
    `${club}. A rowing boat is missing.`,
    ...factsOf(sheet, timeOf).map(([label, text]) => `${label}: ${text}.`),
    'Crew:',
    ...crew.map((person, at) => [`${at + 1}. ${personText(person)}`, ...contactTexts(person)].join('; ')),
    ...(ticks.length + lines.length > 0 ? ['Done so far:'] : []),
    ...lines.map((line) => `${timeOf(line.at)} ${lineText(line)}`),
    ...ticks.map((tick) => `${timeOf(tick.at)} ${tickText(tick)}`),
    `As of ${timeOf(printed.at)}.`,
  ].join('\n');
}

/** The boathouse as a GeoJSON point, longitude first. */
export const geoJsonOf = ({ club, boat, launched, expected }: RescueSheet, place: ClubPlace): string =>
  JSON.stringify({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    properties: {
      name: club,
      boat: boat.bus,
      area: boat.area,
      heading: boat.heading,
      launched: new Date(launched).toISOString(),
      expected: new Date(expected).toISOString(),
    },
  });
