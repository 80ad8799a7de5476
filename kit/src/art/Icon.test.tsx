import { render, screen, waitFor } from '@testing-library/react';
import { gzipSync } from 'node:zlib';
import { firstPaths, Icon } from './Icon.tsx';
import { morePaths } from './MoreIcon.tsx';

describe('Icon', () => {
  it('draws an icon of the first screens at once, without a name', () => {
    const { container } = render(<Icon name="menu" />);
    expect(container.querySelector('path')).toHaveAttribute('d', firstPaths.menu);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('draws another in a place that it has from the start, and names it', async () => {
    render(<Icon name="dryDock" size={18} label="Dry docked" />);
    const icon = screen.getByRole('img', { name: 'Dry docked' });
    expect(icon).toHaveAttribute('width', '18');
    await waitFor(() => expect(icon.querySelector('path')).toHaveAttribute('d', morePaths.dryDock));
  });

  it('costs the first screens no more than 1 KiB', () => {
    expect(gzipSync(JSON.stringify(firstPaths), { level: 9 }).length).toBeLessThanOrEqual(1024);
  });

  it.each(Object.entries({ ...firstPaths, ...morePaths }))(
    'begins each part of %s on the grid',
    (_, path) => {
      // A relative move after another part would start at that part's end.
      expect(path).toMatch(/^M/);
      expect(path).not.toMatch(/m/);
    },
  );
});
