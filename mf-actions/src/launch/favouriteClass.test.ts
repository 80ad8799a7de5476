import { keepFavouriteClass, readFavouriteClass } from './favouriteClass.ts';

describe('the favourite class', () => {
  it('is none at first, then the last one kept', () => {
    expect(readFavouriteClass()).toBe('');
    keepFavouriteClass('4x');
    keepFavouriteClass('8+');
    expect(readFavouriteClass()).toBe('8+');
  });

  it('is none where the device refuses to store', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    keepFavouriteClass('4x');
    expect(readFavouriteClass()).toBe('');
    set.mockRestore();
    get.mockRestore();
  });
});
