import { keepFavouriteClass, readFavouriteClass } from './favouriteClass.ts';

describe('the favourite class', () => {
  it('has no favorite class at first, then the last one kept', () => {
    expect(readFavouriteClass()).toBe('');
    keepFavouriteClass('4x');
    keepFavouriteClass('8+');
    expect(readFavouriteClass()).toBe('8+');
  });

  it('has no favorite class if the device cannot store it', () => {
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
