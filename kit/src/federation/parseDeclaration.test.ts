import { DeclarationError, parseDeclaration } from './parseDeclaration.ts';

const route = { path: '/crew/:boat', component: 'CrewScreen', title: 'Crew', access: 'member' };
const entry = {
  label: 'Crew',
  path: '/crew/:boat',
  section: 'more',
  order: 3,
  access: 'member',
  icon: 'boat',
  letter: 'c',
  tab: true,
};
const declaration = {
  name: 'mf-crew',
  version: '1.2.3',
  kitVersion: '^0.1.0',
  routes: [route],
  menu: [entry],
  parts: ['CrewPanel'],
};

describe('parseDeclaration', () => {
  it('accepts a valid declaration unchanged', () => {
    expect(parseDeclaration(declaration)).toEqual(declaration);
  });

  it('accepts a menu entry that fills in the parameters of a route', () => {
    const { menu } = parseDeclaration({ ...declaration, menu: [{ ...entry, path: '/crew/undef' }] });
    expect(menu[0]?.path).toBe('/crew/undef');
  });

  it('accepts the first calls of a screen (rule portal.first-calls)', () => {
    const first = ['sorties-stillout-results', 'user-results/:me'];
    expect(parseDeclaration(withRoute({ first })).routes[0]?.first).toEqual(first);
  });

  it('defaults to no parts', () => {
    expect(parseDeclaration({ ...declaration, parts: undefined }).parts).toEqual([]);
  });

  it('hides an entry without its feature', () => {
    const { menu } = parseDeclaration({ ...declaration, menu: [{ ...entry, feature: 'damage' }] });
    expect(menu[0]?.feature).toBe('damage');
    expect(() => parseDeclaration({ ...declaration, menu: [{ ...entry, feature: '' }] })).toThrow('feature');
  });

  it('puts a menu entry without a section into the main section', () => {
    const { menu } = parseDeclaration({ ...declaration, menu: [{ ...entry, section: undefined }] });
    expect(menu[0]?.section).toBe('main');
  });

  it('keeps the group of a menu entry, and refuses one that the menu does not have', () => {
    const { menu } = parseDeclaration({ ...declaration, menu: [{ ...entry, group: 'safety' }] });
    expect(menu[0]?.group).toBe('safety');
    expect(() => parseDeclaration({ ...declaration, menu: [{ ...entry, group: 'boats' }] })).toThrow(
      'group is none of row, club, safety, office, me',
    );
  });

  it('reads what fills the slots of other screens, and sorts entries without an order last', () => {
    const { fills } = parseDeclaration({
      ...declaration,
      fills: [
        { slot: 'actions.below', part: 'CrewPanel', title: 'Crews', order: 5, feature: 'damage', more: 1 },
        { slot: 'wall', part: 'CrewPanel', title: 'Crews' },
      ],
    });
    expect(fills).toEqual([
      { slot: 'actions.below', part: 'CrewPanel', title: 'Crews', order: 5, feature: 'damage' },
      { slot: 'wall', part: 'CrewPanel', title: 'Crews', order: 1000 },
    ]);
  });

  it('sorts a menu entry without an order after all others', () => {
    const { menu } = parseDeclaration({ ...declaration, menu: [{ ...entry, order: undefined }] });
    expect(menu[0]?.order).toBe(1000);
  });

  it.each(['icon', 'letter', 'tab'])('leaves a menu entry without %s without one', (field) => {
    const { menu } = parseDeclaration({ ...declaration, menu: [{ ...entry, [field]: undefined }] });
    expect(menu[0]).not.toHaveProperty(field);
  });

  it.each([
    ['no object', 'text', 'The declaration is not an object.'],
    ['a name with capitals', { ...declaration, name: 'Crew' }, 'The declaration: name "Crew" is not valid.'],
    ['no routes', { ...declaration, routes: undefined }, 'mf-crew: routes is not a list.'],
    ['a path without a slash', withRoute({ path: 'crew' }), 'mf-crew, route 1: path "crew" is not valid.'],
    ['a path that catches all', withRoute({ path: '/*' }), 'mf-crew, route 1: path "/*" is not valid.'],
    [
      'a first call on another site',
      withRoute({ first: ['https://example.org/'] }),
      'mf-crew, route 1: first "https://example.org/" is not valid.',
    ],
    [
      'a first call that leaves the API',
      withRoute({ first: ['../remotes.json'] }),
      'mf-crew, route 1: first "../remotes.json" is not valid.',
    ],
    [
      'too many first calls',
      withRoute({ first: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }),
      'mf-crew, route 1: first has more than 6 calls.',
    ],
    [
      'a component that is none',
      withRoute({ component: 'crew' }),
      'mf-crew, route 1: component "crew" is not valid.',
    ],
    [
      'an access nobody knows',
      withRoute({ access: 'admin' }),
      'mf-crew, route 1: access is none of open, member, coach, kiosk.',
    ],
    [
      'a path declared twice',
      { ...declaration, routes: [route, route] },
      'mf-crew: the path /crew/:boat is declared twice.',
    ],
    [
      'a letter that is none',
      { ...declaration, menu: [{ ...entry, letter: 'C' }] },
      'mf-crew, menu 1: letter "C" is not valid.',
    ],
    [
      'a menu entry below a route',
      { ...declaration, menu: [{ ...entry, path: '/crew/undef/more' }] },
      'mf-crew: the menu entry Crew leads to no route of its own.',
    ],
    [
      'a menu entry to another remote',
      { ...declaration, menu: [{ ...entry, path: '/actions' }] },
      'mf-crew: the menu entry Crew leads to no route of its own.',
    ],
    [
      'a menu that leaves no room for others',
      { ...declaration, menu: Array.from({ length: 13 }, () => entry) },
      'mf-crew: menu has more than 12 entries.',
    ],
    [
      'a slot nobody draws',
      { ...declaration, fills: [{ slot: 'footer', part: 'CrewPanel' }] },
      'mf-crew, fill 1: slot is none of actions.below, boat.row, boat.page, member.page, wall, inbox.',
    ],
    [
      'a fill with a part that it has not',
      { ...declaration, fills: [{ slot: 'wall', part: 'Other' }] },
      'mf-crew, fill 1: part is none of CrewPanel.',
    ],
    ['parts that are no list', { ...declaration, parts: 'CrewPanel' }, 'mf-crew: parts is not a list.'],
    [
      'a part that is not a component',
      { ...declaration, parts: ['CrewPanel', 'crew-panel'] },
      'mf-crew, part 2: component "crew-panel" is not valid.',
    ],
    [
      'a kit range it cannot read',
      { ...declaration, kitVersion: 'latest' },
      'mf-crew: kitVersion "latest" is not valid.',
    ],
  ])('refuses %s', (_what, value, message) => {
    expect(() => parseDeclaration(value)).toThrow(new DeclarationError(message));
  });
});

function withRoute(change: object) {
  return { ...declaration, routes: [{ ...route, ...change }], menu: [] };
}
