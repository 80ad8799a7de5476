import { backEnd, chooseBackEnd, resetBackEnd, OWN_BACK_END } from './backEnd.ts';

const A = 'https://a.rowing.test/api';
const B = 'https://b.rowing.test/api';

afterEach(() => resetBackEnd());

describe('the back end of a device', () => {
  it.each([
    [0, A],
    [0.49, A],
    [0.5, B],
    [0.99, B],
  ])('chooses with the draw %d: %s', (draw, url) => {
    chooseBackEnd([A, `${B}/`], draw);
    expect(backEnd()).toBe(url);
    expect(localStorage.getItem('apiurl')).toBe(url);
  });

  it('keeps a back end for as long as the server names it', () => {
    chooseBackEnd([A, B], 0);
    chooseBackEnd([A, B], 0.9);
    expect(backEnd()).toBe(A);
    chooseBackEnd([B], 0.9);
    expect(backEnd()).toBe(B);
  });

  it("defaults to the page's own origin, also when the server names that origin", () => {
    chooseBackEnd([]);
    expect(backEnd()).toBe(OWN_BACK_END);
    localStorage.clear();
    chooseBackEnd(['/api']);
    expect(backEnd()).toBe(OWN_BACK_END);
  });

  it.each(['http://a.rowing.test/api', 'javascript:alert(1)', 'https://', '//'])(
    'never chooses %s',
    (url) => {
      chooseBackEnd([url]);
      expect(backEnd()).toBe(OWN_BACK_END);
    },
  );

  it("stays at the page's own back end once another could not be reached", () => {
    chooseBackEnd([A], 0);
    resetBackEnd();
    chooseBackEnd([A, B], 0);
    expect(backEnd()).toBe(OWN_BACK_END);
  });
});
