import { act, renderHook } from '@testing-library/react';
import { chooseSound, isSoundOn, useSoundSetting } from './soundSetting.ts';

afterEach(() => chooseSound(true));

describe('the sound setting', () => {
  it('plays sounds until they are switched off on this device', () => {
    const { result } = renderHook(() => useSoundSetting());
    expect(result.current[0]).toBe(true);
    act(() => result.current[1](false));
    expect(result.current[0]).toBe(false);
    expect(isSoundOn()).toBe(false);
    expect(localStorage.getItem('fwo:sound')).toBe('off');
  });

  it('follows another tab', () => {
    const { result } = renderHook(() => useSoundSetting());
    localStorage.setItem('fwo:sound', 'off');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'fwo:sound' })));
    expect(result.current[0]).toBe(false);
  });

  it('lasts as long as the page when storage is unavailable', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    chooseSound(false);
    expect(isSoundOn()).toBe(false);
    refused.mockRestore();
  });
});
