import { startTestApi, type TestApi, type TestClub, type TestClubOptions } from './startTestApi.ts';

let api: Promise<TestApi> | null = null;

/**
 * Returns a club for one test, the only one of the test file's API, which starts with the first call and
 * ends with the file. It has its own settings, clock, log and data folder. Documents of earlier clubs stay
 * in the database.
 */
export async function freshClub(options: TestClubOptions = {}): Promise<TestClub> {
  if (api) return (await api).freshClub(options);
  api = startTestApi(options);
  return api;
}

afterAll(async () => {
  await (await api)?.close();
});
