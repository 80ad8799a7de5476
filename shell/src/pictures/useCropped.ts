import { useEffect, useState } from 'react';
import type { CropTool } from './CropTool.ts';

/** Milliseconds without movement of the square before the preview follows. */
export const PREVIEW_AFTER_MS = 200;

/** Returns the square's current content, as PNG; null before the first. */
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
