import { coaches, params, plain, type RouteCase } from './RouteCase.ts';

/** Cases of the routes that export a club's data. */
export const exportCases: Readonly<Record<string, RouteCase>> = {
  'GET /club-exports': coaches(plain),
  'POST /club-export': coaches(plain),
  // Anyone with the address may read it for a minute, so this case checks no club. export.test.ts checks
  // forged addresses.
  'GET /club-export/:ticket': {
    ...params(async (scene) => {
      const { token } = await scene.member({ coachRights: 'confirmed' });
      const { address } = await scene.call('POST', '/club-export', { token });
      return { ticket: String(address).split('/').at(-1) ?? '' };
    }),
    isByAddress: true,
  },
};
