import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { NETWORK_REFUSED } from '@fleetwatch/contract/errors/texts';
import { PictureUnreadable } from './CropTool.ts';
import type { CropTool } from './CropTool.ts';
import { PICTURE_UNREADABLE } from './texts.ts';

interface Outcome {
  /** The picture that it was made for. */
  src: string;
  tool?: CropTool;
  failure?: string;
}

/** Loads the crop tool, which is rarely needed, and puts a picture into it. */
export function useCropTool(host: RefObject<HTMLElement | null>, src: string) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    let isGone = false;
    let made: CropTool | undefined;
    const start = async () => {
      try {
        const { createCropTool } = await import('./createCropTool.ts');
        if (isGone) return;
        made = await createCropTool(element, src);
        if (isGone) made.remove();
        else setOutcome({ src, tool: made });
      } catch (error) {
        const failure = error instanceof PictureUnreadable ? PICTURE_UNREADABLE : NETWORK_REFUSED;
        if (!isGone) setOutcome({ src, failure });
      }
    };
    void start();
    return () => {
      isGone = true;
      made?.remove();
    };
  }, [host, src]);
  const present = outcome?.src === src ? outcome : undefined;
  return { tool: present?.tool, failure: present?.failure };
}
