import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findViolations } from '../../testing/findViolations.tsx';
import { captureSavedFile } from '../../testing/captureSavedFile.tsx';
import { fakeApi, refuse, unreachable, type FakeAnswer } from '../../testing/fakeApi.tsx';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { KIM_LOCAL_PROFILE } from '../../testing/sampleData.tsx';
import { CsvDialog, type CsvDialogProps } from './CsvDialog.tsx';

const CSV =
  'Rank,Boat,Miles\r\n1,"Kestrel, the old",58.5\r\n2,"A ""quoted"" one",7\r\n3,"Two\nlines",0\r\n4,Zoë,0\r\n5,\'=SUM(A1),0\r\n';

const CALL = '/fleet-csv/all/2';

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
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(screen.getByRole('dialog', { name: 'Quad' })).toBeVisible();
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

  it('shows the unmodified text', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('tab', { name: 'Text' }));
    expect(screen.getByRole('region', { name: 'CSV as text' }).textContent).toBe(CSV);
    expect(await findViolations()).toEqual([]);
  });

  it('saves the text under the given name, with a UTF-8 mark for spreadsheets', async () => {
    const saved = captureSavedFile();
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await saved()).toEqual({ name: 'Quad-ranked.csv', text: `\uFEFF${CSV}` });
  });

  it('offers neither saving nor mailing before the file is loaded', () => {
    show({ csv: undefined, mailCall: CALL });
    expect(screen.queryByRole('button', { name: 'Email to me' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows why loading failed, and retries', async () => {
    const onRetry = jest.fn();
    const { user } = show({ csv: undefined, error: 'Network: Connection refused.', onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('Network: Connection refused.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('shows a message when there are no rows below the header', async () => {
    show({ csv: 'Rank,Boat,Miles\r\n' });
    expect(await screen.findByText('This file has no rows.')).toBeVisible();
  });

  it('calls onClose', async () => {
    const { user, onClose } = show();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('mail to me', () => {
  async function mail(answer: FakeAnswer) {
    const api = fakeApi({ 'POST /mail-csv': answer });
    const dialog = (
      <CsvDialog isOpen title="Fleet" csv={CSV} fileName="f.csv" mailCall={CALL} onClose={jest.fn()} />
    );
    const { user } = renderScreen(dialog, { profile: KIM_LOCAL_PROFILE });
    await user.click(await screen.findByRole('button', { name: 'Email to me' }));
    return { api, user };
  }

  it('requests the same file as a spreadsheet, and shows where it was sent', async () => {
    const { api } = await mail(() => ({ files: ['Fleet-ranked-2026-05-01.xlsx'] }));
    expect(
      await screen.findByText('Fleet-ranked-2026-05-01.xlsx is on its way to kim@club.test.'),
    ).toBeVisible();
    expect(api.callsTo('POST /mail-csv').map(({ body }) => body)).toEqual([{ calls: [CALL] }]);
    expect(await findViolations()).toEqual([]);
  });

  it('shows why mailing was refused, and can be retried', async () => {
    const { api, user } = await mail(() => refuse(429, 'Too many mails. Please wait.', 'too_many'));
    expect(await screen.findByText('Too many mails. Please wait.')).toBeVisible();
    api.answer({ 'POST /mail-csv': () => ({ files: ['f.xlsx'] }) });
    await user.click(screen.getByRole('button', { name: 'Email to me' }));
    expect(await screen.findByText('f.xlsx is on its way to kim@club.test.')).toBeVisible();
    expect(screen.queryByText('Too many mails. Please wait.')).toBeNull();
  });

  it('reports a missing network, and queues nothing', async () => {
    const { api } = await mail(unreachable);
    expect(await screen.findByText('Network: Connection refused.')).toBeVisible();
    expect(api.calls).toHaveLength(1);
  });
});
