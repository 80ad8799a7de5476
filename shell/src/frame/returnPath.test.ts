import { keepReturnPath, takeReturnPath } from './returnPath.ts';

describe('the way back after signing in again', () => {
  it('returns the path once, only to its owner', () => {
    keepReturnPath('kim', '/profile?change=password');
    expect(takeReturnPath('kim')).toBe('/profile?change=password');
    expect(takeReturnPath('kim')).toBeNull();
  });

  it('returns nothing to another member', () => {
    keepReturnPath('kim', '/profile');
    expect(takeReturnPath('robin')).toBeNull();
    expect(takeReturnPath('kim')).toBeNull();
  });

  it.each(['//evil.test', 'https://evil.test', '', 'profile'])('returns to no %s', (path) => {
    keepReturnPath('kim', path);
    expect(takeReturnPath('kim')).toBeNull();
  });

  it('ignores what else is stored there', () => {
    sessionStorage.setItem('fwo:return', '{"kim"');
    expect(takeReturnPath('kim')).toBeNull();
  });
});
