import shellPaths from '../../paths.json' with { type: 'json' };
import { shellRoutes } from './shellRoutes.tsx';

test('the paths that the build publishes are those of the shell’s screens', () => {
  expect(shellRoutes.map(({ path }) => path)).toEqual(shellPaths);
});
