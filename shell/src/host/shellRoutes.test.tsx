import shellPaths from '../../paths.json' with { type: 'json' };
import { shellRoutes } from './shellRoutes.tsx';

test("publishes the paths of the shell's screens with the build", () => {
  expect(shellRoutes.map(({ path }) => path)).toEqual(shellPaths);
});
