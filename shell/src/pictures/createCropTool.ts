import {
  CropperCanvas,
  CropperGrid,
  CropperHandle,
  CropperImage,
  CropperSelection,
  CropperShade,
} from 'cropperjs';
import { isWithin, resizeSquare, squareWithin, startSquare } from './cropSquare.ts';
import type { Box, Square } from './cropSquare.ts';
import { PictureUnreadable } from './CropTool.ts';
import type { CropTool } from './CropTool.ts';

const CORNERS = ['nw-resize', 'ne-resize', 'sw-resize', 'se-resize'];
const THEME_COLOUR = 'rgb(255 255 255 / 85%)';

function buildHandle(action: string): CropperHandle {
  const handle = new CropperHandle();
  handle.action = action;
  handle.themeColor = action === 'move' ? 'transparent' : THEME_COLOUR;
  return handle;
}

function buildSelection(): CropperSelection {
  const selection = new CropperSelection();
  selection.aspectRatio = 1;
  selection.movable = true;
  selection.resizable = true;
  selection.outlined = true;
  selection.themeColor = THEME_COLOUR;
  const grid = new CropperGrid();
  grid.covered = true;
  selection.append(grid, ...['move', ...CORNERS].map(buildHandle));
  return selection;
}

/**
 * Puts a picture and its crop square into an element that has a size.
 * @param src of this origin, `blob:` or `data:`, else the PNG could not be read
 * @throws PictureUnreadable if the browser cannot show it
 */
export async function createCropTool(host: HTMLElement, src: string): Promise<CropTool> {
  const canvas = new CropperCanvas();
  canvas.style.height = '100%';
  // The host has the accessible name and handles the keys; the parts of the tool have no meaning by themselves.
  canvas.ariaHidden = 'true';
  const image = new CropperImage();
  image.src = src;
  const selection = buildSelection();
  canvas.append(image, new CropperShade(), selection);
  host.replaceChildren(canvas);

  const shown = await image.$ready().catch(() => {
    throw new PictureUnreadable();
  });

  const pictureBox = (): Box => {
    const stage = canvas.getBoundingClientRect();
    const { x, y, width, height } = image.getBoundingClientRect();
    return { x: x - stage.x, y: y - stage.y, width, height };
  };
  const square = (): Square => ({ x: selection.x, y: selection.y, side: selection.width });
  const place = (wanted: Square) => {
    const { x, y, side } = squareWithin(wanted, pictureBox());
    selection.$change(x, y, side, side);
  };
  const listeners = new Set<() => void>();

  const fit = () => {
    // Only this moves and scales the picture: a finger leaves it in place.
    image.translatable = true;
    image.scalable = true;
    image.$resetTransform().$center('contain');
    image.translatable = false;
    image.scalable = false;
    place(startSquare(pictureBox()));
  };
  fit();
  selection.addEventListener('change', (event) => {
    const { detail } = event as CustomEvent<Box>;
    if (isWithin(detail, pictureBox())) for (const listener of listeners) listener();
    else event.preventDefault();
  });
  // Turning a phone changes the stage.
  let { clientWidth, clientHeight } = host;
  const observer = new ResizeObserver(() => {
    if (host.clientWidth === clientWidth && host.clientHeight === clientHeight) return;
    ({ clientWidth, clientHeight } = host);
    fit();
  });
  observer.observe(host);

  return {
    move: (right, down) => {
      const { width } = pictureBox();
      const { x, y, side } = square();
      place({ x: x + right * width, y: y + down * width, side });
    },
    resize: (by) => place(resizeSquare(square(), by * pictureBox().width)),
    toPng: async (sideMaxPx) => {
      const scale = shown.naturalWidth / pictureBox().width;
      const side = Math.max(1, Math.min(sideMaxPx, Math.round(selection.width * scale)));
      const cut = await selection.$toCanvas({ width: side, height: side });
      return new Promise((resolve, reject) => {
        cut.toBlob((png) => (png ? resolve(png) : reject(new PictureUnreadable())), 'image/png');
      });
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remove: () => {
      observer.disconnect();
      host.replaceChildren();
    },
  };
}
