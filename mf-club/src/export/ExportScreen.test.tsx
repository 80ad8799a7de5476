import { screen, within } from '@testing-library/react';
import { ONLY_RECORDS_OFFICERS, TOO_MANY_EXPORTS } from '@fleetwatch/contract/export/texts';
import type { ClubExportsAnswer } from '@fleetwatch/contract/export/wire';
import { fakeApi, refuse } from '@fleetwatch/kit/testing/fakeApi';
import { findViolations } from '@fleetwatch/kit/testing/findViolations';
import { renderScreen } from '@fleetwatch/kit/testing/renderScreen';
import { KIM_LOCAL_PROFILE, OARS } from '@fleetwatch/kit/testing/sampleData';
import { ExportScreen } from './ExportScreen.tsx';

const LIST = 'GET /club-exports';
const ASK = 'POST /club-export';
const answer: ClubExportsAnswer = {
  collections: [
    { name: 'members', what: 'Members, former ones too', count: 60 },
    { name: 'sorties', what: 'Sorties: the logbook', count: 13_204 },
  ],
  made: [
    { at: '2026-05-02 06:12:09', who: 'Kim Harper' },
    { at: '2026-05-01 23:00:00', who: null },
  ],
};
const show = () => renderScreen(<ExportScreen />, { route: '/leaving', profile: KIM_LOCAL_PROFILE });

/** Addresses that the screen makes the browser download; jsdom cannot navigate. */
function captureDownloads(): string[] {
  const addresses: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) addresses.push(this.getAttribute('href') ?? '');
  });
  return addresses;
}

afterEach(() => jest.restoreAllMocks());

describe('ExportScreen', () => {
  it('shows what is in the export, what is not, and who downloaded it (rules leaving.content, leaving.private)', async () => {
    fakeApi({ 'GET /club': () => OARS, [LIST]: () => answer });
    show();
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ContentsRecords',
      'Members, former ones too60',
      'Sorties: the logbook13,204',
    ]);
    expect(
      screen.getByText(/emergency contacts and medical notes are not: members enter them again/),
    ).toBeVisible();
    expect(screen.getByText(/This file contains personal data/)).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'May 2 06:12, Kim Harper',
      'May 1 23:00, the operator',
    ]);
    expect(await findViolations()).toEqual([]);
  });

  it('downloads the export from the address that the server returns', async () => {
    const addresses = captureDownloads();
    fakeApi({
      [LIST]: () => ({ ...answer, made: [] }),
      [ASK]: () => ({ address: '/api/club-export/ticket' }),
    });
    const { user } = show();
    expect(await screen.findByText('No recent exports.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download everything' }));
    expect(await screen.findByText(/The download is starting/)).toBeVisible();
    expect(addresses).toEqual(['/api/club-export/ticket']);
  });

  it('shows why a download is refused, and starts none', async () => {
    const addresses = captureDownloads();
    fakeApi({
      'GET /club': () => OARS,
      [LIST]: () => answer,
      [ASK]: () => refuse(429, TOO_MANY_EXPORTS, 'too_many_tries'),
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Download everything' }));
    expect(await screen.findByText(TOO_MANY_EXPORTS)).toBeVisible();
    expect(addresses).toEqual([]);
  });

  it('shows a refusal to members without the right', async () => {
    fakeApi({ [LIST]: () => refuse(403, ONLY_RECORDS_OFFICERS, 'coaches_only') });
    show();
    expect(await screen.findByText(ONLY_RECORDS_OFFICERS)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download everything' })).toBeNull();
  });
});
