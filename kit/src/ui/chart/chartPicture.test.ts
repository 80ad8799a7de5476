import { chartPicture } from './chartPicture.ts';

const STYLES = `
  :root { --card: #FFFFFF; --ink: #0B1F2A; --water: #0B4F6C; }
  .bar { fill: rgb(11, 79, 108); stroke-dasharray: 1 5; }
  text { font-size: 13px; fill: rgb(74, 93, 104); text-anchor: end; }
`;

function draw(inside: string): SVGSVGElement {
  document.head.innerHTML = `<style>${STYLES}</style>`;
  document.body.innerHTML = `<svg class="curve" role="img" aria-label="Miles" viewBox="0 0 320 200">${inside}</svg>`;
  const drawing = document.querySelector('svg');
  if (!drawing) throw new Error('There is a drawing.');
  drawing.getBoundingClientRect = () => new DOMRect(0, 0, 320, 200);
  return drawing;
}

const drawingOf = (picture: SVGSVGElement): SVGSVGElement => {
  const copy = picture.querySelector('svg');
  if (!copy) throw new Error('The picture holds the drawing.');
  return copy;
};

it("keeps the looks of each part as attributes, without the page's styles (rule chart.picture)", () => {
  const { picture } = chartPicture(
    draw('<g><rect class="bar" width="9" height="5"/><text style="fill: rgb(1, 2, 3)">Jan</text></g>'),
    { title: 'Miles' },
  );
  const copy = drawingOf(picture);
  expect(copy.querySelector('rect')?.getAttribute('fill')).toBe('rgb(11, 79, 108)');
  expect(copy.querySelector('rect')?.getAttribute('stroke-dasharray')).toBe('1 5');
  const text = copy.querySelector('text');
  expect(['fill', 'font-size', 'text-anchor'].map((name) => text?.getAttribute(name))).toEqual([
    'rgb(1, 2, 3)',
    '13px',
    'end',
  ]);
  expect(picture.outerHTML).not.toMatch(/class=|style=|var\(/);
});

it("makes room for the title, the key and the drawing, on the card's color", () => {
  const { picture, width, height } = chartPicture(draw(''), {
    title: 'My workouts',
    pictureKey: [
      { colour: 'var(--water)', text: '1 Recovery: 4' },
      { colour: '#E69F00', text: '4 Pyramids: 2' },
    ],
  });
  expect([width, height]).toEqual([352, 16 + 28 + 40 + 200 + 16]);
  expect(drawingOf(picture).getAttribute('y')).toBe('84');
  expect([...picture.querySelectorAll('rect')].map((each) => each.getAttribute('fill'))).toEqual([
    '#FFFFFF',
    '#0B4F6C',
    '#E69F00',
  ]);
  expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'My workouts',
    '1 Recovery: 4',
    '4 Pyramids: 2',
  ]);
});

it('leaves the drawing on the screen unchanged, and stays well formed with any names', () => {
  const drawing = draw('<text class="bar">Rock &amp; &lt;Roll&gt;</text>');
  const before = drawing.outerHTML;
  const { picture } = chartPicture(drawing, { title: '<b>"Tern" & co.' });
  expect(drawing.outerHTML).toBe(before);
  const read = new DOMParser().parseFromString(
    new XMLSerializer().serializeToString(picture),
    'image/svg+xml',
  );
  expect([...read.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    '<b>"Tern" & co.',
    'Rock & <Roll>',
  ]);
});
