import { checkRules, citedIn, definedIn } from './checkRules.ts';

const page = {
  file: 'boats.md',
  text: '# Boats\n\n- `boat.new` A new boat has a name.\n- `boat.edit` An edit, as in `boat.new`.\n',
};

test('a rule is defined by a line of its own that begins with its id', () => {
  expect(definedIn(page.text)).toEqual(['boat.new', 'boat.edit']);
});

test('one citation may name several rules', () => {
  expect(citedIn('/** Adds a boat (rules boat.new, boat.edit and class.seats). */')).toEqual([
    'boat.new',
    'boat.edit',
    'class.seats',
  ]);
  expect(citedIn("describe('POST /bus (rule boat.new)', () => {")).toEqual(['boat.new']);
});

test('a file name and a property are no citations', () => {
  expect(citedIn('see rules.ts; the rule checks boat.name; rule boats.name(x)')).toEqual([]);
});

test('a citation of a rule that no page defines is named with its file', () => {
  const { unknown } = checkRules([page], [{ file: 'addBoat.ts', text: '(rule boat.gone)' }]);
  expect(unknown).toEqual([{ file: 'addBoat.ts', id: 'boat.gone' }]);
});

test('a rule that two pages define is named once', () => {
  expect(checkRules([page, page, page], []).twice).toEqual(['boat.new', 'boat.edit']);
});

test('only a citation by a test makes a rule tested', () => {
  const sources = [
    { file: 'addBoat.ts', text: '(rule boat.new)' },
    { file: 'editBoat.test.ts', text: '(rule boat.edit)' },
  ];
  expect(checkRules([page], sources)).toEqual({ rules: 2, twice: [], unknown: [], untested: ['boat.new'] });
});
