import { checkRules, citedIn, definedIn } from './checkRules.ts';

const page = {
  file: 'boats.md',
  text: '# Boats\n\n- `boat.new` A new boat has a name.\n- `boat.edit` An edit, as in `boat.new`.\n',
};

test('reads a line that begins with an id as the definition of that rule', () => {
  expect(definedIn(page.text)).toEqual(['boat.new', 'boat.edit']);
});

test('reads several rules from one citation', () => {
  expect(citedIn('/** Adds a boat (rules boat.new, boat.edit and class.seats). */')).toEqual([
    'boat.new',
    'boat.edit',
    'class.seats',
  ]);
  expect(citedIn("describe('POST /bus (rule boat.new)', () => {")).toEqual(['boat.new']);
});

test('file names and properties are not citations', () => {
  expect(citedIn('see rules.ts; the rule checks boat.name; rule boats.name(x)')).toEqual([]);
});

test('reports an undefined rule with the citing file', () => {
  const { unknown } = checkRules([page], [{ file: 'addBoat.ts', text: '(rule boat.gone)' }]);
  expect(unknown).toEqual([{ file: 'addBoat.ts', id: 'boat.gone' }]);
});

test('reports once a rule that two pages define', () => {
  expect(checkRules([page, page, page], []).twice).toEqual(['boat.new', 'boat.edit']);
});

test('counts a rule as tested only when tests cite it', () => {
  const sources = [
    { file: 'addBoat.ts', text: '(rule boat.new)' },
    { file: 'editBoat.test.ts', text: '(rule boat.edit)' },
  ];
  expect(checkRules([page], sources)).toEqual({ rules: 2, twice: [], unknown: [], untested: ['boat.new'] });
});
