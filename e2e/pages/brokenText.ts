import type { Page } from '@playwright/test';

/**
 * Texts of the main part that are clipped without an ellipsis and a title with the full text, or that overlap another text
 * or button of their row; and a page that is wider than its window. '' when there are none: 'cut: Kestrel…' and so on.
 */
export const brokenText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const report = (what: string, text: string) => found.add(`${what}: ${text.trim().slice(0, 40)}`);
    if (document.documentElement.scrollWidth > innerWidth) {
      const isClipped = (element: Element): boolean => {
        for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== 'visible') return true;
        return false;
      };
      const beyond = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth && !isClipped(element),
      );
      report(`page wider than ${innerWidth}`, `${beyond.at(-1)?.tagName} ${beyond.at(-1)?.textContent}`);
    }

    // The browser lays out rows of a long list only when they come near the viewport: until then their boxes are outdated.
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      }) &&
      !element.closest('svg, option, [inert]') &&
      element.getBoundingClientRect().width > 2;
    const textsIn = (root: Element): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() !== '' && text.parentElement && isSeen(text.parentElement)) texts.push(text);
      }
      return texts;
    };
    const rectsOf = (node: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    };
    /** The visible part of a text, up to its ellipsis. */
    const shownRectsOf = (text: Text): DOMRect[] => {
      const box = text.parentElement?.getBoundingClientRect();
      return rectsOf(text).map(({ x, y, width, height }) => {
        const end =
          box && getComputedStyle(text.parentElement ?? document.body).textOverflow === 'ellipsis'
            ? Math.min(x + width, box.right)
            : x + width;
        return new DOMRect(x, y, end - x, height);
      });
    };

    for (const text of textsIn(document.querySelector('main') ?? document.body)) {
      const right = Math.max(...rectsOf(text).map((rect) => rect.right));
      for (let box = text.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') break;
        if (overflowX === 'visible' || right <= box.getBoundingClientRect().right + 1) continue;
        if (textOverflow === 'ellipsis' && box.closest('[title]')) break;
        report('cut', text.data);
        break;
      }
    }

    const isApart = (one: DOMRect, other: DOMRect): boolean =>
      one.right <= other.left + 2 ||
      other.right <= one.left + 2 ||
      one.bottom <= other.top + 2 ||
      other.bottom <= one.top + 2;
    for (const row of document.querySelectorAll('main li, main tr')) {
      const buttons = [...row.querySelectorAll('button, a')].filter(isSeen);
      const texts = textsIn(row).filter(({ parentElement }) => !parentElement?.closest('button, a'));
      const parts = [
        ...texts.map((text) => ({ words: text.data, rects: shownRectsOf(text) })),
        ...buttons.map((button) => ({
          words: button.getAttribute('aria-label') ?? button.textContent,
          rects: [button.getBoundingClientRect()],
        })),
      ];
      for (const [at, { words, rects }] of parts.entries())
        for (const other of parts.slice(at + 1))
          if (rects.some((rect) => other.rects.some((one) => !isApart(rect, one))))
            report('overlap', `${words} / ${other.words}`);
    }
    return [...found];
  });
