import { useEffect, useState } from 'react';
import type { CropTool } from './CropTool.ts';

/** Milliseconds for which the square must rest before the preview follows. */
export const PREVIEW_AFTER_MS = 200;

/** What the tool's square holds now, as PNG; null before the first. */
export function useCropped(tool: CropTool | undefined, sideMaxPx: number): Blob | null {
  const [cropped, setCropped] = useState<{ tool: CropTool; png: Blob }>();
  useEffect(() => {
    if (!tool) return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cut = async () => {
      const png = await tool.toPng(sideMaxPx);
      if (!isGone) setCropped({ tool, png });
    };
    const stop = tool.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void cut(), PREVIEW_AFTER_MS);
    });
    void cut();
    return () => {
      isGone = true;
      clearTimeout(timer);
      stop();
    };
  }, [tool, sideMaxPx]);
  return cropped && cropped.tool === tool ? cropped.png : null;
}
