import { splitNames } from './splitNames.ts';

test.each([
  ['Ahlers, Bert; Groß, Zoë', ['Bert Ahlers', 'Zoë Groß']],
  ['Ahlers, Bert', ['Bert Ahlers']],
  ['von Berg, Anna & Groß, Zoë Maria', ['Anna von Berg', 'Zoë Maria Groß']],
  ['Kim Ford, Ana Bo', ['Kim Ford', 'Ana Bo']],
  ['Kim Ford, Ana', ['Kim Ford', 'Ana']],
  ['Kim, Ana, Jo', ['Kim', 'Ana', 'Jo']],
  ['Kim Ford / Ana Bo + Jo Ek\nIna Bow', ['Kim Ford', 'Ana Bo', 'Jo Ek', 'Ina Bow']],
  ['Kim Ford;', ['Kim Ford']],
  ['', []],
])('reads %j as %j (rule moving.lists)', (cell, names) => expect(splitNames(cell)).toEqual(names));
