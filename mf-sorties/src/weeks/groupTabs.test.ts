import { fleetGroupTab, userGroupTab } from './groupTabs.ts';

const group = (name: string, moniker: string) => ({
  _id: 'id',
  name,
  moniker,
  miles: 0,
  private: false,
  active: true,
});

it("shows fourteen characters of a fleet group's name, and the moniker in brackets", () => {
  const boats = { payload: 4, pic: null, solo: false };
  expect(fleetGroupTab({ ...group('Four', '4+'), ...boats }).label).toBe('Four (4+)');
  expect(fleetGroupTab({ ...group('Coastal Quadruple', 'c4x'), ...boats }).label).toBe(
    'Coastal Quadru (c4x)',
  );
});

it("shows fourteen characters of a user group's name", () => {
  expect(userGroupTab(group('Open Women', 'OW')).label).toBe('Open Women');
  expect(userGroupTab(group('Learn To Row Summer', 'LTR')).label).toBe('Learn To Row S');
});
