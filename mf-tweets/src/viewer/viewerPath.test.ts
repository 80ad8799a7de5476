import { sourceOf, viewerPath } from './viewerPath.ts';

test.each([
  ['Kim Harper', '/picviewer/Kim_Harper/start/png', 'Kim Harper'],
  ["Ada O'Neil / Berg", "/picviewer/Ada_O'Neil_%2F_Berg/start/png", "Ada O'Neil / Berg"],
  ['', '/picviewer/_/start/png', ''],
])('links to a picture of %j', (source, path, shown) => {
  expect(viewerPath(source, { name: 'start', type: 'png' })).toBe(path);
  expect(sourceOf(decodeURIComponent(path.split('/')[2] ?? ''))).toBe(shown);
});
