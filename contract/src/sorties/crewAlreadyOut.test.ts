import { alreadyOutText, crewAlreadyOut } from './crewAlreadyOut.ts';

const ADA = { _id: 'ada', name: 'Ada Lake' };
const ZOE = { _id: 'zoe', name: 'Zoë Brook' };
const sortie = (bus: string, user_id: string, crew: string[] = []) => ({
  bus,
  bus_id: bus.toLowerCase(),
  user_id,
  crew,
});

describe('a crew with a member who is on the water', () => {
  const out = [sortie('Osprey', 'zoe', ['ben']), sortie('Finch', 'cleo', ['ada'])];

  test("finds members who are out as launcher or crew, in the crew's order, each with all their boats", () => {
    expect(crewAlreadyOut([ADA, ZOE], ['kestrel'], [...out, sortie('Heron', 'ada')])).toEqual([
      { ...ADA, busname: 'Finch, Heron' },
      { ...ZOE, busname: 'Osprey' },
    ]);
  });

  test('ignores members who are out in the boat that leaves, and those ashore', () => {
    expect(crewAlreadyOut([ADA, ZOE], ['osprey', 'finch'], out)).toEqual([]);
    expect(crewAlreadyOut([{ _id: 'dee', name: 'Dee Fox' }], ['kestrel'], out)).toEqual([]);
    expect(crewAlreadyOut([], ['kestrel'], out)).toEqual([]);
  });

  test('lists such members by name and boat', () => {
    expect(
      alreadyOutText([
        { ...ZOE, busname: 'Osprey' },
        { ...ADA, busname: 'Finch' },
      ]),
    ).toBe('Zoë Brook is on the water in Osprey. Ada Lake is on the water in Finch.');
    expect(alreadyOutText([])).toBe('');
  });
});
