import { getConfig } from '@testing-library/react';
import axe from 'axe-core';

/**
 * Violations of WCAG 2.2 AA that axe finds in a rendered element, one line each. Contrast and the comparison of names with what is
 * painted are excluded, because jsdom paints nothing; the palettes have their own test.
 */
export async function findViolations(element: Element = document.body): Promise<string[]> {
  const look = () =>
    axe.run(element, {
      rules: {
        'color-contrast': { enabled: false },
        'label-content-name-mismatch': { enabled: false },
        region: { enabled: false },
      },
      // Elements that pass need no description.
      resultTypes: ['violations'],
    });
  // Wrapped like the library's own waiting, so that timers that fire in the meantime cause no act warning.
  const { violations }: axe.AxeResults = await getConfig().asyncWrapper(look);
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
}
