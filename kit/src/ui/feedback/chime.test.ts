import { chooseSound } from './soundSetting.ts';
import { chime } from './chime.ts';

function fakeContext(resume = async () => undefined) {
  const struckAt: number[] = [];
  const ramp = { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() };
  const context = {
    currentTime: 10,
    destination: {},
    resume,
    close: jest.fn(async () => undefined),
    createGain: () => ({ gain: ramp, connect: jest.fn() }),
    createOscillator: () => ({
      frequency: ramp,
      connect: (next: unknown) => next,
      start: (atS: number) => struckAt.push(atS),
      stop: jest.fn(),
    }),
  };
  return { struckAt, close: context.close, open: jest.fn(() => context as unknown as AudioContext) };
}

afterEach(() => {
  chooseSound(true);
  jest.useRealTimers();
});

it('strikes twice, and closes the audio context', async () => {
  jest.useFakeTimers();
  const { struckAt, open, close } = fakeContext();
  const done = chime(open);
  await jest.advanceTimersByTimeAsync(2_000);
  await done;
  expect([...new Set(struckAt)]).toEqual([10, 10.28]);
  expect(close).toHaveBeenCalledTimes(1);
});

it('stays silent when sounds are off', async () => {
  chooseSound(false);
  const { open } = fakeContext();
  await chime(open);
  expect(open).not.toHaveBeenCalled();
});

it('closes the audio context when the browser refuses to play', async () => {
  const { open, close } = fakeContext(async () => {
    throw new Error('NotAllowedError');
  });
  await expect(chime(open)).rejects.toThrow('NotAllowedError');
  expect(close).toHaveBeenCalledTimes(1);
});
