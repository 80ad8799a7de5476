import { BLADE_PATTERNS, DEFAULT_IDENTITY } from '@fleetwatch/contract/clubs/identity';
import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import styled from 'styled-components';
import { Blade } from '../art/Blade.tsx';
import { BoatDrawing } from '../art/BoatDrawing.tsx';
import { BoatPlate } from '../art/BoatPlate.tsx';
import { ClubMark } from '../art/ClubMark.tsx';
import { StateDrawing, type DrawnState } from '../art/StateDrawing.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { Captioned, Wrap } from './galleryStyle.ts';

const monikers = ['1x', '2x', '2-', '2+', '4x', '4-', '4+', '8+', 'gig', 'launch'];
const hulls = ['#C8372D', '#F2C14E', '#E9EEF0', '#1F5FA8', '#2E7D4F'];
const boats = monikers.map((moniker, index) => ({
  moniker,
  boat: { ...boatShape({ name: '', moniker }), hull: hulls[index % hulls.length] ?? '' },
}));
const eight = { ...boatShape({ name: '', moniker: '8+' }), hull: '#E9EEF0' };
const quad = { ...boatShape({ name: '', moniker: '4x' }), hull: '#2E7D4F' };

const clubs = [
  DEFAULT_IDENTITY.colours,
  { first: '#7A0F2B', second: '#FFFFFF', third: '#F2C14E' },
  { first: '#0E5A3A', second: '#F7E7A1' },
];

const states: [DrawnState, string][] = [
  ['empty', 'An empty rack: what to do next.'],
  ['loading', 'The outline of a hull.'],
  ['error', 'A snapped oar: what was there stays.'],
  ['offline', 'Tied to the dock: saved here, sent when the line is back.'],
  ['waiting', 'At the start: the server has not answered yet.'],
  ['late', 'Out past the limit or after sunset.'],
];

const Fleet = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 4rem 5rem minmax(0, 1fr);
    align-items: center;
    min-height: 52px;
    border-bottom: var(--border) solid var(--line);
  }
`;

export function BoatsShow() {
  return (
    <>
      <Card title="Boats in a list">
        <Fleet>
          {boats.map(({ moniker, boat }) => (
            <li key={moniker}>
              <b>{moniker}</b>
              <BoatPlate boat={boat} />
              <BoatDrawing boat={boat} />
            </li>
          ))}
        </Fleet>
      </Card>
      <Card title="On the water, and in dry dock">
        {boats.map(({ moniker, boat }) => (
          <BoatDrawing key={moniker} boat={boat} scale={1} hasWater />
        ))}
        <BoatDrawing boat={quad} scale={1} isDryDocked />
        <BoatDrawing boat={eight} width={340} taken={[0, 1, 2, 4, 8]} hasWater />
      </Card>
      <Card title="As the list of a crew">
        <BoatDrawing boat={quad} scale={3} taken={[1, 2, 4]} isUpright />
      </Card>
    </>
  );
}

export function ClubShow() {
  return (
    <>
      <Card title="Blades">
        <Wrap>
          {BLADE_PATTERNS.map((blade, index) => (
            <Captioned key={blade}>
              <Blade identity={{ blade, colours: clubs[index % clubs.length] ?? DEFAULT_IDENTITY.colours }} />
              <figcaption>{blade}</figcaption>
            </Captioned>
          ))}
        </Wrap>
      </Card>
      <Card title="Marks">
        <Wrap>
          {clubs.map((colours) => (
            <ClubMark key={colours.first} identity={{ blade: 'chevron', colours }} size={56} />
          ))}
          <ClubMark size={32} label="Stillwater" />
        </Wrap>
      </Card>
      <Card title="States">
        <Wrap>
          {states.map(([state, text]) => (
            <Captioned key={state}>
              <StateDrawing state={state} />
              <figcaption>{text}</figcaption>
            </Captioned>
          ))}
        </Wrap>
      </Card>
    </>
  );
}
