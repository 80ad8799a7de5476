import { minifySync } from '@swc/core';
import { askEarly } from '../src/early/askEarly.ts';

/** The script that a page runs before any file of the build has arrived. */
export const earlyScript = () =>
  minifySync(`(${askEarly})();`, { compress: { passes: 3, ecma: 2020 }, mangle: true, module: false }).code;
