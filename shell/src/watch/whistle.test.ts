import { whistle } from './whistle.ts';

function fakeContext(resume = async () => undefined) {
  const tones: { startS: number; endS: number }[] = [];
  const ramp = { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() };
  const context = {
    currentTime: 10,
    destination: {},
    resume: jest.fn(resume),
    close: jest.fn(async () => undefined),
    createGain: () => ({ gain: ramp, connect: jest.fn() }),
    createOscillator: () => {
      const tone = { startS: 0, endS: 0 };
      tones.push(tone);
      return {
        frequency: ramp,
        connect: (next: unknown) => next,
        start: (startS: number) => (tone.startS = startS),
        stop: (endS: number) => (tone.endS = endS),
      };
    },
  };
  return { tones, context: context as unknown as AudioContext, close: context.close };
}

afterEach(() => {
  jest.useRealTimers();
});

it('whistles four chirps in a row, and releases the audio device', async () => {
  jest.useFakeTimers();
  const { tones, context, close } = fakeContext();
  const done = whistle(context);
  await jest.advanceTimersByTimeAsync(1_199);
  expect(close).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await done;
  expect(tones).toHaveLength(4);
  for (const [index, { startS, endS }] of tones.entries()) {
    expect(startS).toBeGreaterThanOrEqual(tones[index - 1]?.endS ?? 10);
    expect(endS).toBeGreaterThan(startS);
    expect(endS).toBeLessThan(11.2);
  }
  expect(close).toHaveBeenCalledTimes(1);
});

it('releases the audio device when it may make no sound', async () => {
  const { context, close } = fakeContext(async () => {
    throw new Error('NotAllowedError');
  });
  await expect(whistle(context)).rejects.toThrow('NotAllowedError');
  expect(close).toHaveBeenCalledTimes(1);
});
