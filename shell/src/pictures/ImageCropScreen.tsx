import { useState } from 'react';
import { css, styled } from 'styled-components';
import { buttonStyle } from '@fleetwatch/kit/ui/button/buttonStyle.ts';
import type { ButtonLook } from '@fleetwatch/kit/ui/button/buttonStyle.ts';
import { Card } from '@fleetwatch/kit/ui/layout/Card';
import { Screen } from '@fleetwatch/kit/ui/layout/Screen';
import { CropStage } from './CropStage.tsx';
import type { CropTool } from './CropTool.ts';
import { PickImage } from '@fleetwatch/kit/ui/form/PickImage';
import { useCropped } from './useCropped.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { IMAGE_CROP } from '../texts.ts';
import {
  CHOOSE_AN_IMAGE,
  CHOOSE_ANOTHER_IMAGE,
  CROPPED_SQUARE,
  DOWNLOAD_PNG,
  IMAGE_CROP_HINT,
  PREVIEW,
} from './texts.ts';

/** More than any screen shows; a canvas much larger than this fails on phones. */
export const CROP_SIDE_MAX_PX = 2_048;

const Columns = styled.div<{ $isCropping: boolean }>`
  display: grid;
  gap: var(--s4);
  width: 100%;
  ${({ $isCropping }) =>
    $isCropping &&
    css`
      @media (min-width: 60rem) {
        grid-template-columns: minmax(0, 2fr) minmax(16rem, 1fr);
        align-items: start;
      }
    `}
`;

const Part = styled.div`
  display: grid;
  gap: var(--s4);
  min-width: 0;
  > p {
    max-width: 40rem;
    color: var(--muted);
  }
`;

const Preview = styled.img`
  width: min(100%, 16rem);
  aspect-ratio: 1;
  margin: 0 auto;
  border-radius: var(--radius);
`;

const Download = styled.a<ButtonLook>`
  ${buttonStyle}
`;

/** `boat house.jpg` is saved as `boat house-crop.png`. */
export const croppedName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}-crop.png`;

/** /imagecrop: crops any picture to a square and saves it as PNG; nothing leaves the device (rule profile.image-crop). */
export function ImageCropScreen() {
  const [image, setImage] = useState<File | null>(null);
  const [tool, setTool] = useState<CropTool>();
  const src = useObjectUrl(image);
  const preview = useObjectUrl(useCropped(tool, CROP_SIDE_MAX_PX));
  return (
    <Screen title={IMAGE_CROP}>
      <Columns $isCropping={image !== null}>
        <Part>
          {!image && <p>{IMAGE_CROP_HINT}</p>}
          <PickImage isPrimary={!image} onPick={setImage}>
            {image ? CHOOSE_ANOTHER_IMAGE : CHOOSE_AN_IMAGE}
          </PickImage>
          {src && <CropStage src={src} onTool={setTool} />}
        </Part>
        {image && preview && (
          <Card title={PREVIEW}>
            <Preview src={preview} alt={CROPPED_SQUARE} />
            <Download $tone="primary" $isWide href={preview} download={croppedName(image.name)}>
              {DOWNLOAD_PNG}
            </Download>
          </Card>
        )}
      </Columns>
    </Screen>
  );
}
