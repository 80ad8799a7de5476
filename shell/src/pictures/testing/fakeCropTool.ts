import type { CropTool } from '../CropTool.ts';

export interface FakeCropTool extends CropTool {
  /** As if the square were dragged. */
  drag: () => void;
}

/** A crop tool without a picture: it tells what it was asked to do. */
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
