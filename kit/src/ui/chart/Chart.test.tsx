import { screen, waitFor, within } from '@testing-library/react';
import { findViolations } from '../../testing/findViolations.tsx';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { KIM_LOCAL_PROFILE } from '../../testing/sampleData.tsx';
import { Chart, type ChartTable } from './Chart.tsx';

const TABLE: ChartTable = {
  columns: ['Day', 'Miles'],
  rows: [
    { head: 'May 1', cells: ['1,350.7'] },
    { head: 'May 2', cells: [0] },
  ],
};

function show(table?: ChartTable, isAnalytic = true) {
  return renderScreen(
    <>
      <Chart title="Miles this season" fileName="me-season-miles-2026.png" {...(table && { table })}>
        <svg role="img" aria-label="Rising" width="300" height="100" />
      </Chart>
    </>,
    { profile: { ...KIM_LOCAL_PROFILE, isAnalytic } },
  );
}

/** A browser that draws; jsdom has no canvas. Returns the drawn and saved images. */
function fakeCanvas({ png = new Blob(['png'], { type: 'image/png' }) as Blob | null } = {}) {
  const sources: string[] = [];
  const sizes: number[][] = [];
  const names: string[] = [];
  jest.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100));
  HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
    sources.push(this.src);
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done: BlobCallback,
  ) {
    sizes.push([this.width, this.height]);
    done(png);
  });
  URL.createObjectURL = () => 'blob:of-the-test';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { sources, sizes, names };
}

afterEach(() => jest.restoreAllMocks());

const save = () => screen.findByRole('button', { name: 'Save as PNG Miles this season' });

it('shows its values behind "Show as table" (rule chart.table)', async () => {
  const { user } = show(TABLE);
  expect(await screen.findByRole('img', { name: 'Rising' })).toBeVisible();
  expect(screen.getByRole('table', { hidden: true })).not.toBeVisible();
  await user.click(screen.getByText('Show as table'));
  const table = within(screen.getByRole('region', { name: 'Miles this season as a table' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayMiles',
    'May 11,350.7',
    'May 20',
  ]);
  expect(table.getByRole('rowheader', { name: 'May 1' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
});

it('shows only the open table on a device without charts (rule member.analytic)', async () => {
  show(TABLE, false);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('button', { name: /Save as PNG/ })).toBeNull();
});

it('shows no chart when its table is beside it', () => {
  show(undefined, false);
  expect(screen.queryByText(/Show as table|Save as PNG/)).toBeNull();
});

it('saves its picture, twice as large, under its name (rule chart.picture)', async () => {
  const { sources, sizes, names } = fakeCanvas();
  const { user } = show();
  await user.click(await save());
  await waitFor(() => expect(names).toEqual(['me-season-miles-2026.png']));
  expect(sizes).toEqual([[2 * (300 + 32), 2 * (16 + 28 + 100 + 16)]]);
  expect(decodeURIComponent(sources[0] ?? '')).toMatch(
    /^data:image\/svg\+xml;charset=utf-8,<svg .*Miles this season/,
  );
});

it('shows a message when the browser cannot draw it', async () => {
  const { names } = fakeCanvas({ png: null });
  const { user } = show();
  await user.click(await save());
  expect(await screen.findByText('The picture could not be saved.')).toBeVisible();
  expect(names).toEqual([]);
  expect(await save()).not.toHaveAttribute('aria-busy');
});
