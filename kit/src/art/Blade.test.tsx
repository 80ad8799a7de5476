import { render, screen, waitFor } from '@testing-library/react';
import { BLADE_PATTERNS, DEFAULT_IDENTITY } from '@fleetwatch/contract/clubs/identity';
import { Blade } from './Blade.tsx';
import { ClubMark } from './ClubMark.tsx';
import { StateDrawing, type DrawnState } from './StateDrawing.tsx';

const { colours } = DEFAULT_IDENTITY;

describe('Blade', () => {
  it('paints each pattern differently, in the colors of the club', async () => {
    const { container } = render(
      BLADE_PATTERNS.map((blade) => <Blade key={blade} identity={{ colours, blade }} />),
    );
    await waitFor(() => expect(container.querySelector('clipPath')).not.toBeNull());
    const faces = [...container.querySelectorAll('[clip-path]')].map(({ innerHTML }) => innerHTML);
    expect(new Set(faces).size).toBe(BLADE_PATTERNS.length);
    for (const face of faces) expect(face).toContain(colours.first);
    expect(faces.filter((face) => face.includes(colours.second))).toHaveLength(BLADE_PATTERNS.length - 1);
    const clips = [...container.querySelectorAll('clipPath')].map(({ id }) => id);
    expect(new Set(clips).size).toBe(BLADE_PATTERNS.length);
  });

  it('uses the second color when a club has no third', async () => {
    const two = { first: '#0E5A3A', second: '#F7E7A1' };
    const { container } = render(<Blade identity={{ colours: two, blade: 'bands' }} />);
    await waitFor(() => expect(container.querySelectorAll(`[fill="${two.second}"]`)).toHaveLength(2));
  });
});

describe('ClubMark', () => {
  it('draws two blades on a tile of the accent, with a name when no text is beside it', async () => {
    const { container } = render(<ClubMark label="Stillwater" />);
    const mark = screen.getByRole('img', { name: 'Stillwater' });
    expect(mark.querySelector('rect')).toHaveAttribute('fill', colours.third);
    await waitFor(() => expect(container.querySelectorAll('clipPath')).toHaveLength(2));
  });
});

describe('StateDrawing', () => {
  it.each<DrawnState>(['empty', 'loading', 'error', 'offline', 'waiting', 'late'])(
    'draws %s in a place that it has from the start',
    async (state) => {
      const { container } = render(<StateDrawing state={state} />);
      expect(container.querySelector('svg')).toHaveAttribute('height', '100');
      await waitFor(() => expect(container.querySelector('path')).not.toBeNull());
    },
  );
});
