import { groupTabs, ofGroup, EVERYONE } from './groupTabs.ts';
import { NO_URL } from '@fleetwatch/contract/members/texts';
import { aboutMeAction, onWaterText, personFacts } from './personRow.tsx';
import type { Person } from './personRow.tsx';

const ada: Person = {
  _id: 'ada',
  name: 'Ada Lake',
  group: 'HPG',
  groupid: 'hpg',
  pic: null,
  miles: 1_062.5,
  last: 'Kestrel',
  laston: '2026-05-01 06:12:09',
  aboutmeurl: '',
};
const groupOf = (_id: string, name: string, moniker: string) => ({
  _id,
  name,
  moniker,
  miles: 0,
  private: false,
  active: true,
});

describe('the tabs of the user groups', () => {
  const groups = [groupOf('hpg', 'HPG', 'HPG'), groupOf('sj', 'Summer Juniors of the Basin', 'SJ')];

  it('starts the tabs with Everyone, with 14 characters of the name and the moniker', () => {
    expect(groupTabs(groups, [ada])).toEqual([
      { value: EVERYONE, label: 'Everyone', count: 1 },
      { value: 'hpg', label: 'HPG HPG', count: 1 },
      { value: 'sj', label: 'Summer Juniors SJ', count: 0 },
    ]);
  });

  it("shows the members of a tab's group", () => {
    const ben = { ...ada, _id: 'ben', groupid: 'sj' };
    expect(ofGroup([ada, ben], 'sj')).toEqual([ben]);
    expect(ofGroup([ada, ben], EVERYONE)).toEqual([ada, ben]);
  });
});

describe("a member's facts", () => {
  it("shows a member's group, season miles, and the boat and day of the last sortie", () => {
    expect(personFacts(ada, 'mi')).toBe('HPG, 1,062.5 mi, last Kestrel May 1');
    expect(personFacts({ ...ada, group: '', last: null, laston: null }, 'mi')).toBe(
      '1,062.5 mi, not out yet',
    );
  });

  it('shows where a member is when they are out', () => {
    expect(onWaterText(ada)).toBeNull();
    expect(onWaterText({ busname: 'Osprey, Tern', launch: '2026-05-01 06:12:09' })).toBe(
      'On the water in Osprey, Tern since 06:12',
    );
  });
});

describe('the about-me link', () => {
  it('links to their web page', () => {
    expect(aboutMeAction({ ...ada, aboutmeurl: 'https://ada.example/me' }, jest.fn())).toMatchObject({
      href: 'https://ada.example/me',
    });
  });

  it.each(['', 'javascript:alert(1)'])('shows a message for the address %j', (aboutmeurl) => {
    const showMessage = jest.fn();
    const action = aboutMeAction({ ...ada, aboutmeurl }, showMessage);
    expect(action.href).toBeUndefined();
    action.onSelect?.();
    expect(showMessage).toHaveBeenCalledWith(NO_URL);
    expect(NO_URL).toBe('Member has not provided a URL.');
  });
});
