import { boatDetailOf } from '@fleetwatch/kit/testing/sampleClub.ts';
import { draftErrors, draftOf, rebaseEdit, updateOf } from './boatEdit.ts';

const base = boatDetailOf({ name: 'Kestrel', description: 'Red', log: 'One', version: 3 });
const mine = draftOf(base);

describe('updateOf', () => {
  it('sends changed fields, null for the others, and the base version', () => {
    expect(updateOf(base, { ...mine, description: 'Blue' })).toEqual({
      name: null,
      description: 'Blue',
      group: null,
      log: null,
      version: 3,
    });
    expect(updateOf(base, { ...mine, name: ' Tern ', description: '', log: 'One\nTwo' })).toEqual({
      name: 'Tern',
      description: '',
      group: null,
      log: 'One\nTwo',
      version: 3,
    });
  });

  it('sends a hull color only when it was changed (rule boat.hull)', () => {
    const nothing = { name: null, description: null, group: null, log: null, version: 3 };
    expect(updateOf(base, { ...mine, hull: 'red' })).toEqual({ ...nothing, hull: 'red' });
    const red = { ...base, hull: 'red' as const };
    expect(updateOf(red, draftOf(red))).toBeNull();
    expect(updateOf(red, { ...draftOf(red), hull: '' })).toEqual({ ...nothing, hull: '' });
  });

  it('returns null when nothing has changed, ignoring spaces around a name', () => {
    expect(updateOf(base, { ...mine, name: ' Kestrel ' })).toBeNull();
  });
});

describe('draftErrors', () => {
  it.each([
    ['name', 'Kes', 'Boat names consist of 4 characters or more.'],
    ['name', 'Kestrel #2', 'Boat names cannot include special characters!'],
    ['name', 'x'.repeat(33), 'Boat names can have at most 32 characters.'],
    ['description', 'x'.repeat(129), 'Details: 128 characters at most.'],
    ['log', 'x'.repeat(4097), 'The log can have at most 4,096 characters.'],
  ])('refuses %s %j', (field, value, error) => {
    expect(draftErrors(base, { ...mine, [field]: value })).toEqual({ [field]: error });
  });

  it('accepts values at their limit, and an unchanged name that breaks the rules', () => {
    expect(
      draftErrors(base, {
        ...mine,
        name: 'x'.repeat(32),
        description: 'x'.repeat(128),
        log: 'x'.repeat(4096),
      }),
    ).toEqual({});
    const old = { ...base, name: 'No.1' };
    expect(draftErrors(old, draftOf(old))).toEqual({});
  });
});

describe('rebaseEdit', () => {
  it("takes over the other's changes and keeps the editor's own", () => {
    const theirs = boatDetailOf({ ...base, description: 'Blue', version: 4 });
    expect(rebaseEdit(base, { ...mine, name: 'Tern' }, theirs)).toEqual({
      draft: { ...mine, name: 'Tern', description: 'Blue', log: 'One' },
      changes: [{ label: 'Description', now: 'Blue', isClash: false }],
    });
  });

  it("keeps the editor's value of a field that both changed, and reports the conflict", () => {
    const theirs = boatDetailOf({ ...base, name: 'Osprey', log: 'Other', version: 4 });
    expect(rebaseEdit(base, { ...mine, name: 'Tern', log: 'Mine' }, theirs)).toEqual({
      draft: { ...mine, name: 'Tern', description: 'Red', log: 'Mine' },
      changes: [
        { label: 'Name', now: 'Osprey', isClash: true },
        { label: 'Log', now: 'Other', isClash: true },
      ],
    });
  });

  it('adds entries appended by others to the edited log', () => {
    const theirs = boatDetailOf({ ...base, log: 'One\nTwo', version: 4 });
    const { draft, changes } = rebaseEdit(base, { ...mine, log: 'One, fixed' }, theirs);
    expect(draft.log).toBe('One, fixed\nTwo');
    expect(changes).toEqual([{ label: 'Log', now: 'Two', isClash: false }]);
    expect(rebaseEdit(base, { ...mine, log: '' }, theirs).draft.log).toBe('Two');
    expect(rebaseEdit(base, mine, theirs).draft.log).toBe('One\nTwo');
  });

  it("takes over the other's hull color, and keeps the editor's if both changed it", () => {
    const theirs = boatDetailOf({ ...base, hull: 'sky', version: 4 });
    expect(rebaseEdit(base, mine, theirs)).toEqual({
      draft: { ...mine, hull: 'sky' },
      changes: [{ label: 'Hull color', now: 'sky', isClash: false }],
    });
    const clash = rebaseEdit(base, { ...mine, hull: 'red' }, theirs);
    expect(clash.draft.hull).toBe('red');
    expect(clash.changes).toEqual([{ label: 'Hull color', now: 'sky', isClash: true }]);
    const taken = boatDetailOf({ ...base, version: 5 });
    expect(rebaseEdit(theirs, draftOf(theirs), taken).changes).toEqual([
      { label: 'Hull color', now: 'not given', isClash: false },
    ]);
  });

  it('reports another fleet group', () => {
    const theirs = boatDetailOf({ ...base, group: 'group-4-', groupname: 'Straight Four', version: 4 });
    expect(rebaseEdit(base, mine, theirs).changes).toEqual([
      { label: 'Fleet group', now: 'Straight Four', isClash: false },
    ]);
  });
});
