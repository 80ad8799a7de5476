import { nameKeyOf, nameKeys } from './nameKeys.ts';

const isAlike = (one: string, other: string): boolean => {
  const looks = new Set(nameKeys(one).nameLooks);
  return nameKeyOf(one) === nameKeyOf(other) || nameKeys(other).nameLooks.some((look) => looks.has(look));
};

test.each([
  ['in another case', 'KIM HARPER', 'Kim Harper'],
  ['of full width', 'Ｋｉｍ　Ｈａｒｐｅｒ', 'Kim Harper'],
  ['with more spaces', ' Kim   Harper ', 'Kim Harper'],
  ['composed otherwise', 'Sia\u0302n Oar', 'Siân Oar'],
  ['with Cyrillic letters', 'Кim Наrреr', 'Kim Harper'],
  ['in Cyrillic capitals', 'КІМ НАRРЕR', 'Kim Harper'],
  ['with a Greek letter', 'Kim Hαrper', 'Kim Harper'],
  ['with a small l for a capital I', 'Kim lrving', 'Kim Irving'],
  ['with rn for m', 'Kirn Harper', 'Kim Harper'],
  ['with a digit', 'Kestrel 0', 'Kestrel O'],
  ['with something unseen', 'Kim\u200b Harper', 'Kim Harper'],
  ['with another apostrophe', 'Kim O’Neill', "Kim O'Neill"],
  ['with its letter written out', 'Kim WEISS', 'Kim Weiß'],
  ['with a period behind it', 'Kim Harper.', 'Kim Harper'],
  ['with an apostrophe behind it', "Kim Harper'", 'Kim Harper'],
  ['with a hyphen behind it', 'Kim Harper-', 'Kim Harper'],
  ['with a period inside', 'Max. Yard', 'Max Yard'],
  ['with a hyphen for its space', 'Anne-Marie Bo', 'Anne Marie Bo'],
  ['with a hyphen for nothing', 'Anne-Marie Bo', 'AnneMarie Bo'],
  ['without its periods', 'J.R. Smith', 'JR Smith'],
  ['without its apostrophe', 'Kim ONeill', 'Kim O’Neill'],
  ['with a letter for an apostrophe', 'Kim OʼNeill', "Kim O'Neill"],
  ['with an accent for an apostrophe', 'Kim O´Neill', "Kim O'Neill"],
  ['with a sign', 'Kestrel =', 'Kestrel'],
  ['of punctuation and looks', 'Kirn Harper.', 'Kim Harper'],
])('treats a name %s as the same: %j', (_what, one, other) => {
  expect(isAlike(one, other)).toBe(true);
});

test.each([
  ['Tim Hall', 'Tim Hail'],
  ['TIM HALL', 'Tim Hail'],
  ['Ian Miller', 'Lan Miller'],
  ['Siân Oar', 'Sian Oar'],
  ['Ella', 'Elia'],
  ['Kim Harper', 'Kim Harpers'],
  ['Anne Marie Bo', 'AnneMarie Bo'],
  ['ノア ア', 'ア ア'],
  ['. .', '- -'],
])('treats %j and %j as two names', (one, other) => {
  expect(isAlike(one, other)).toBe(false);
});

test('finds and sorts names as they are read', () => {
  expect(nameKeyOf('  Mary  TUMER ')).toBe('mary tumer');
  expect(nameKeyOf('Kim O’Neill')).toBe("kim o'neill");
});
