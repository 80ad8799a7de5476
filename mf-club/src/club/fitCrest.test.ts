import { crestSize, fitCrest } from './fitCrest.ts';
import { CREST_UNREADABLE } from './texts.ts';

it.each([
  [
    { width: 1024, height: 512 },
    { width: 512, height: 256 },
  ],
  [
    { width: 100, height: 120 },
    { width: 427, height: 512 },
  ],
  [
    { width: 5_000, height: 2 },
    { width: 512, height: 1 },
  ],
  [
    { width: 0, height: 0 },
    { width: 512, height: 512 },
  ],
])('fits %j as %j', (given, fitted) => {
  expect(crestSize(given)).toEqual(fitted);
});

it('refuses a file that is not a picture, and releases it', async () => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = jest.fn();
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('no', 'EncodingError'));
  await expect(fitCrest(new Blob(['text']))).rejects.toThrow(CREST_UNREADABLE);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});
