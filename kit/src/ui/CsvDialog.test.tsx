import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findViolations } from '../testing/findViolations.tsx';
import { captureSavedFile } from '../testing/captureSavedFile.tsx';
import { CsvDialog, type CsvDialogProps } from './CsvDialog.tsx';

const CSV =
  'Rank,Boat,Miles\r\n1,"Kestrel, the old",58.5\r\n2,"A ""quoted"" one",7\r\n3,"Two\nlines",0\r\n4,Zoë,0\r\n5,\'=SUM(A1),0\r\n';

function show(props: Partial<CsvDialogProps> = {}) {
  const onClose = jest.fn();
  render(<CsvDialog isOpen title="Quad" csv={CSV} fileName="Quad-ranked.csv" onClose={onClose} {...props} />);
  return { user: userEvent.setup(), onClose };
}

const cells = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : [];

describe('CsvDialog', () => {
  it('shows the file as a table, with commas, quotes, line breaks and umlauts in their cells', async () => {
    show();
    const rows = within(screen.getByRole('dialog', { name: 'Quad' })).getAllByRole('row');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Rank',
      'Boat',
      'Miles',
    ]);
    expect(rows.slice(1).map(cells)).toEqual([
      ['1', 'Kestrel, the old', '58.5'],
      ['2', 'A "quoted" one', '7'],
      ['3', 'Two\nlines', '0'],
      ['4', 'Zoë', '0'],
      ['5', "'=SUM(A1)", '0'],
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('shows its text, letter by letter', async () => {
    const { user } = show();
    await user.click(screen.getByRole('tab', { name: 'Text' }));
    expect(screen.getByRole('region', { name: 'CSV as text' }).textContent).toBe(CSV);
    expect(await findViolations()).toEqual([]);
  });

  it('saves the text under the given name, marked as UTF-8 for spreadsheets', async () => {
    const saved = captureSavedFile();
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await saved()).toEqual({ name: 'Quad-ranked.csv', text: `\uFEFF${CSV}` });
  });

  it('can save nothing before it is there', () => {
    show({ csv: undefined });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says why it could not be had, and tries again', async () => {
    const onRetry = jest.fn();
    const { user } = show({ csv: undefined, error: 'Network: Connection refused.', onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('Network: Connection refused.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('says so when there is nothing below the names of the columns', () => {
    show({ csv: 'Rank,Boat,Miles\r\n' });
    expect(screen.getByText('There are no lines in this file.')).toBeVisible();
  });

  it('asks to be closed', async () => {
    const { user, onClose } = show();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
