// @inner

/** Content of a saved chart besides its drawing. */
export interface ChartHeading {
  title: string;
  /** Names of its colors, which may be tokens: `{ colour: 'var(--water)', text: 'Trips' }`. */
  pictureKey?: readonly { colour: string; text: string }[];
}

/** Size in px. */
export interface ChartPicture {
  picture: SVGSVGElement;
  width: number;
  height: number;
}

const SVG = 'http://www.w3.org/2000/svg';
const PADDING = 16;
const TITLE = { size: 18, line: 28 };
const KEY = { size: 13, line: 20 };

/**
 * Stylesheet properties of a drawing. Each is also an SVG attribute, so that a picture without the page's styles looks the
 * same, under any policy for styles.
 */
const PROPERTIES = [
  'dominant-baseline',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-weight',
  'opacity',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'vector-effect',
] as const;

/** Returns the value of a color that may be a token of the page's theme. */
function resolved(colour: string): string {
  const [, token] = /^var\((--[\w-]+)\)$/.exec(colour) ?? [];
  return token ? getComputedStyle(document.documentElement).getPropertyValue(token).trim() : colour;
}

function element(name: string, attributes: Record<string, string | number>, text = ''): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

/** Returns a copy of the drawing with its styles as attributes, independent of the page's stylesheets. */
function copyOf(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = drawing.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((part, index) => {
    const original = originals[index];
    part.removeAttribute('class');
    part.removeAttribute('style');
    if (!original) return;
    const looks = getComputedStyle(original);
    for (const property of PROPERTIES) {
      const value = looks.getPropertyValue(property);
      if (value !== '') part.setAttribute(property, value);
    }
  });
  for (const attribute of ['class', 'style', 'role', 'aria-label', 'aria-hidden'])
    copy.removeAttribute(attribute);
  return copy;
}

/** Returns a chart as a standalone picture: on the card's color, with its title, the names of its colors, and the drawing. */
export function chartPicture(drawing: SVGSVGElement, { title, pictureKey = [] }: ChartHeading): ChartPicture {
  const { width: drawn, height: drawnHeight } = drawing.getBoundingClientRect();
  const top = PADDING + TITLE.line + pictureKey.length * KEY.line;
  const width = Math.ceil(drawn) + 2 * PADDING;
  const height = Math.ceil(top + drawnHeight) + PADDING;
  const family = getComputedStyle(drawing).getPropertyValue('font-family') || 'sans-serif';
  const words = { fill: resolved('var(--ink)'), 'font-family': family };

  const copy = copyOf(drawing);
  const place = { x: PADDING, y: top, width: drawn, height: drawnHeight, overflow: 'visible' };
  for (const [key, value] of Object.entries(place)) copy.setAttribute(key, String(value));

  const picture = element('svg', { width, height, viewBox: `0 0 ${width} ${height}` }) as SVGSVGElement;
  picture.append(
    element('rect', { width, height, fill: resolved('var(--card)') }),
    element(
      'text',
      { ...words, x: PADDING, y: PADDING + TITLE.size, 'font-size': TITLE.size, 'font-weight': 700 },
      title,
    ),
    ...pictureKey.flatMap(({ colour, text }, index) => {
      const y = PADDING + TITLE.line + index * KEY.line;
      return [
        element('rect', { x: PADDING, y, width: 12, height: 12, rx: 3, fill: resolved(colour) }),
        element('text', { ...words, x: PADDING + 20, y: y + 11, 'font-size': KEY.size }, text),
      ];
    }),
    copy,
  );
  return { picture, width, height };
}
