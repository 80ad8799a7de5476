import type { CropTool } from '../CropTool.ts';

export interface FakeCropTool extends CropTool {
  /** Simulates dragging the square. */
  drag: () => void;
}

/** A crop tool without a picture, which records its calls. */
export function fakeCropTool(): FakeCropTool {
  const listeners = new Set<() => void>();
  return {
    move: jest.fn(),
    resize: jest.fn(),
    toPng: jest.fn(async () => new Blob(['png'], { type: 'image/png' })),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remove: jest.fn(),
    drag: () => listeners.forEach((listener) => listener()),
  };
}
