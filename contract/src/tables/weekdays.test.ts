import { readWeekday } from './weekdays.ts';

test.each([
  ['MONDAY TUESDAY WEDNESDAY THURSDAY FRIDAY SATURDAY SUNDAY'],
  ['Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'],
  ['Mo Di Mi Do Fr Sa So'],
  ['maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'],
  ['lundi mardi mercredi jeudi vendredi samedi dimanche'],
  ['mandag tirsdag onsdag torsdag fredag lørdag søndag'],
  ['måndag tisdag onsdag torsdag fredag lördag söndag'],
  ['lunedì martedì mercoledì giovedì venerdì sabato domenica'],
  ['lunes martes miércoles jueves viernes sábado domingo'],
])('reads the week %s', (week) => {
  expect(week.split(' ').map(readWeekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test.each([
  ['Sonnabend', 6],
  [' sun. ', 7],
  ['so.', 7],
  ['someday', null],
  ['', null],
  ['2026-05-01', null],
])('reads %j as weekday %j', (text, weekday) => expect(readWeekday(text)).toBe(weekday));
