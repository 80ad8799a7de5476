import { render, waitFor } from '@testing-library/react';
import { BLADE_PATTERNS, DEFAULT_IDENTITY, type ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { boatShape } from '@fleetwatch/contract/fleetgroups/boatShape';
import { BoatDrawing, type BoatDrawingProps } from './BoatDrawing.tsx';
import { BoatPlate } from './BoatPlate.tsx';

const HULL = '#C8372D';
const boatOf = (moniker: string) => ({ ...boatShape({ name: '', moniker }), hull: HULL });

async function draw(moniker: string, props: Partial<BoatDrawingProps> = {}) {
  const { container } = render(<BoatDrawing boat={boatOf(moniker)} {...props} />);
  await waitFor(() => expect(container.querySelector('path')).not.toBeNull());
  return container;
}

/** Number of separate outlines in the paths of this color. */
function countOf(drawing: HTMLElement, colour: string): number {
  const paths = [...drawing.querySelectorAll(`path[fill="${colour}"]`)];
  return paths.map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0).reduce((a, b) => a + b, 0);
}

const { first, second, third } = DEFAULT_IDENTITY.colours as Required<ClubIdentity['colours']>;

describe('BoatDrawing', () => {
  it('sets its size in its own attributes, and is decorative', async () => {
    const svg = (await draw('8+')).querySelector('svg');
    expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['97', '29']);
    expect(svg).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    ['1x', 2],
    ['2x', 4],
    ['2-', 2],
    ['4+', 4],
    ['8+', 8],
    ['gig', 8],
    ['launch', 0],
  ])('draws a %s with %d blades', async (moniker, blades) => {
    expect(countOf(await draw(moniker), first)).toBe(blades);
  });

  it.each(BLADE_PATTERNS)('paints blades of the pattern %s', async (blade) => {
    const drawing = await draw('1x', { blade: { ...DEFAULT_IDENTITY, blade } });
    const bands = [second, third].map((colour) => countOf(drawing, colour));
    const isPlain = blade === 'plain';
    expect(bands[0]).toBe(isPlain ? 0 : 2);
    expect(bands[1]).toBe(['bands', 'hoops', 'cross', 'stripe', 'chevron'].includes(blade) ? 2 : 0);
  });

  it("shows whose seats are taken, including the cox's", async () => {
    const free = await draw('8+');
    expect(countOf(free, '#FFC857')).toBe(0);
    const drawing = await draw('8+', { taken: [0, 1, 8] });
    expect(countOf(drawing, '#FFC857')).toBe(2);
    expect(countOf(drawing, '#E3C08F')).toBe(6);
    expect(drawing.querySelector('circle[fill="#FFC857"]')).not.toBeNull();
  });

  it('draws a dashed outline in dry dock', async () => {
    const drawing = await draw('4x', { isDryDocked: true });
    expect(drawing.querySelectorAll('path')).toHaveLength(1);
    expect(drawing.querySelector('path')).toHaveAttribute('stroke-dasharray');
    expect(countOf(drawing, HULL)).toBe(0);
  });

  it('draws the boat upright with its sides swapped', async () => {
    const lying = (await draw('4x', { scale: 3 })).querySelector('svg');
    const upright = (await draw('4x', { scale: 3, isUpright: true })).querySelector('svg');
    expect(upright?.getAttribute('width')).toBe(lying?.getAttribute('height'));
    expect(upright?.getAttribute('height')).toBe(lying?.getAttribute('width'));
  });
});

describe('BoatPlate', () => {
  it('measures 64 by 40 px, and draws oars only where they can be seen', async () => {
    const { container } = render(
      <>
        <BoatPlate boat={boatOf('1x')} />
        <BoatPlate boat={boatOf('8+')} />
      </>,
    );
    await waitFor(() => expect(container.querySelectorAll(`path[fill="${HULL}"]`)).toHaveLength(2));
    expect(container.firstElementChild).toHaveStyle({ width: '64px', height: '40px' });
    expect(countOf(container, first)).toBe(2);
  });
});
