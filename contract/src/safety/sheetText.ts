import { AGE_TEXTS, LINE_TEXTS, HOW_TEXTS } from './sheetTexts.ts';
import { FLAG_TEXTS, INPUT_TEXTS } from '../conditions/texts.ts';
import { counted } from '../texts/counted.ts';
import type { ClubPlace } from '../clubs/place.ts';
import { lastsText } from '../conditions/light.ts';
import { minutesText as agedText, readingText } from '../conditions/strip.ts';
import { INPUTS, shownText, type ShownUnits } from '../conditions/units.ts';
import type { ConditionsSnapshot } from '../conditions/wire.ts';
import { exhaustionText } from './exhaustion.ts';
import { STEP_TEXTS, SWIMS_TEXTS } from './texts.ts';
import type { AlertLine, AlertTick, LastReport, RescueSheet, SheetPerson } from './wire.ts';

export type TimeOf = (instantMs: number) => string;

/** `minutesText(-71.0589, ['E', 'W']) === '71° 03.534′ W'` */
function minutesText(degrees: number, [positive, negative]: readonly [string, string]): string {
  const thousandths = Math.round(Math.abs(degrees) * 60_000);
  const whole = Math.floor(thousandths / 60_000);
  const minutes = ((thousandths % 60_000) / 1_000).toFixed(3).padStart(6, '0');
  return `${whole}° ${minutes}′ ${degrees < 0 ? negative : positive}`;
}

/** Returns a position in degrees, and in degrees and minutes, as rescuers use either. */
export const placeTexts = ({ latitude, longitude }: ClubPlace): [decimal: string, minutes: string] => [
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
  `${minutesText(latitude, ['N', 'S'])}, ${minutesText(longitude, ['E', 'W'])}`,
];

/** 'Kim Harper, under 18' */
export const personText = ({ name, age }: SheetPerson): string =>
  age === null ? name : `${name}, ${AGE_TEXTS[age]}`;

/** Returns a person's contacts as lines; none if they are not visible, or if none are stored. */
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

/** Returns a line of an alert's log: 'Acknowledged, Ana Bo: on my way' */
export function lineText({ what, by, note }: Pick<AlertLine, 'what' | 'by' | 'note'>): string {
  const done = by === null ? LINE_TEXTS[what] : `${LINE_TEXTS[what]}, ${by}`;
  return note === '' ? done : `${done}: ${note}`;
}

/** Returns a ticked step of the checklist: 'Services called, Ana Bo, No 4711' */
export const tickText = ({ step, by, note }: Pick<AlertTick, 'step' | 'by' | 'note'>): string =>
  [STEP_TEXTS[step], by, note].filter(Boolean).join(', ');

/**
 * 'Yellow, wind 4 m/s SW, gust 7 m/s (10 min), water 9.4 °C (2 h)': the newest reading of each input; an age applies to all
 * readings before it.
 */
function conditionsText(snapshot: ConditionsSnapshot | null | undefined, units?: ShownUnits): string | null {
  if (!snapshot) return null;
  const newest = INPUTS.flatMap((input) =>
    snapshot.values
      .filter((value) => value.input === input)
      .toSorted((one, other) => one.ageMin - other.ageMin)
      .slice(0, 1),
  );
  return [
    ...(snapshot.flag ? [FLAG_TEXTS[snapshot.flag]] : []),
    ...newest.map((value, at) => {
      const text = `${INPUT_TEXTS[value.input].toLowerCase()} ${readingText(value, units)}`;
      return newest[at + 1]?.ageMin === value.ageMin ? text : `${text} (${agedText(value.ageMin)})`;
    }),
  ].join(', ');
}

/** '09:40, seen or heard, Ana Bo: by the bridge' */
const reportText = ({ at, by, how, note }: LastReport, timeOf: TimeOf): string =>
  [[timeOf(at), HOW_TEXTS[how], by].filter(Boolean).join(', '), note].filter(Boolean).join(': ');

/** Returns the published survival time in the water; null if unknown. */
function exhaustionFact({ conditions }: RescueSheet): string | null {
  const water = conditions?.waterC ?? null;
  const text = water === null ? null : exhaustionText(water);
  return water === null || text === null
    ? null
    : `${text} in water of ${shownText('waterC', water, 'C', conditions?.units)} (USRowing)`;
}

const lightLeft = (dark: number | null, nowMs: number): string | null =>
  dark === null ? null : dark <= nowMs ? 'none, it is dark' : lastsText(dark - nowMs);

/** Describes the conditions at launch and now, and their effect on people in the water. */
function outsideOf(
  sheet: RescueSheet,
  timeOf: TimeOf,
  nowMs: number,
): [label: string, text: string | null][] {
  const { conditions, dark = null, dusk, printed } = sheet;
  return [
    ['Dusk', dusk === null ? null : timeOf(dusk)],
    ['Light left', lightLeft(dark, nowMs)],
    ['Conditions at launch', conditionsText(conditions?.launch, conditions?.units)],
    [`Conditions at ${timeOf(printed.at)}`, conditionsText(conditions?.now, conditions?.units)],
    ['Time to exhaustion', exhaustionFact(sheet)],
  ];
}

/** Returns the author of the sheet, its time and its data's time: 'Printed 10:05 by Kim Harper, as of 10:00.' */
export function printedText({ printed }: RescueSheet, timeOf: TimeOf, nowMs: number): string {
  const [at, asOf] = [timeOf(nowMs), timeOf(printed.at)];
  return `Printed ${at}${printed.by === null ? '' : ` by ${printed.by}`}${at === asOf ? '' : `, as of ${asOf}`}.`;
}

/**
 * Returns the lines of a boat's sheet, by label.
 * @param nowMs time of reading: a stored sheet is older
 */
export function factsOf(sheet: RescueSheet, timeOf: TimeOf, nowMs: number): [label: string, text: string][] {
  const { boat, crew, place, launched, expected, phone, clothing, officer, lastReport } = sheet;
  const facts: [string, string | null][] = [
    [
      'Boat',
      `${boat.bus}, ${boat.moniker}, ${counted(boat.seats, 'seat')}, ${boat.lights ? 'with' : 'without'} lights`,
    ],
    ['Hull', boat.hull],
    ['Aboard', `${crew.length}`],
    ['Phone aboard', phone],
    ['Clothing', clothing],
    ['Launched', timeOf(launched)],
    ['Expected', timeOf(expected)],
    ['Water', boat.area],
    ['Heading', boat.heading],
    ['Last report', lastReport ? reportText(lastReport, timeOf) : null],
    ...outsideOf(sheet, timeOf, nowMs),
    ['Officer', officer ? [officer.name, officer.phone].filter(Boolean).join(', ') : null],
    ['Boathouse', place && placeTexts(place).join(' = ')],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text]] : []));
}

/** Returns the sheet for reading aloud on the phone. */
export function sheetText(sheet: RescueSheet, timeOf: TimeOf, nowMs: number): string {
  const { club, crew, ticks, lines } = sheet;
  return [
    `${club}. A rowing boat is missing.`,
    ...factsOf(sheet, timeOf, nowMs).map(([label, text]) => `${label}: ${text}.`),
    'Crew:',
    ...crew.map((person, at) => [`${at + 1}. ${personText(person)}`, ...contactTexts(person)].join('; ')),
    ...(ticks.length + lines.length > 0 ? ['Done so far:'] : []),
    ...lines.map((line) => `${timeOf(line.at)} ${lineText(line)}`),
    ...ticks.map((tick) => `${timeOf(tick.at)} ${tickText(tick)}`),
    printedText(sheet, timeOf, nowMs),
  ].join('\n');
}

/** Returns the boathouse as a GeoJSON point, longitude first. */
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
