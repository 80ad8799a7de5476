import { getConfig } from '@testing-library/react';
import axe from 'axe-core';

/**
 * What axe finds against WCAG 2.2 AA in a rendered element, one line each; empty when nothing. Contrast is left out:
 * nothing is painted here, and the palettes have their own test.
 */
export async function findViolations(element: Element = document.body): Promise<string[]> {
  const look = () =>
    axe.run(element, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  // As the library's own waiting does: a clock that ticks meanwhile is no fault of the test.
  const { violations }: axe.AxeResults = await getConfig().asyncWrapper(look);
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.html}`));
}
