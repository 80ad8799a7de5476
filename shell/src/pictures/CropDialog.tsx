import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { CropStage } from './CropStage.tsx';
import type { CropTool } from './CropTool.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { PICTURE_UNREADABLE, CANCEL, PROFILE_PICTURE, UPLOAD_ADVICE, USE_PICTURE } from './texts.ts';

/** Shown at most 160 px wide, three times as sharp. */
export const PROFILE_PICTURE_SIDE_PX = 480;

const Column = styled.div`
  display: grid;
  gap: var(--s4);
  max-width: 44rem;
  margin: 0 auto;
`;

interface CropDialogProps {
  /** The picture to crop; null while there is none, and then nothing is open. */
  image: File | null;
  /** Receives the square; a rejection with a text keeps the dialog open and shows it. */
  onUse: (png: Blob) => Promise<string | null>;
  onCancel: () => void;
}

/** Crops a profile picture to a square, full screen (rule profile.picture). */
export function CropDialog({ image, onUse, onCancel }: CropDialogProps) {
  const src = useObjectUrl(image);
  const [tool, setTool] = useState<CropTool>();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const handleUse = async () => {
    if (!tool || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      setFailure(await onUse(await tool.toPng(PROFILE_PICTURE_SIDE_PX)));
    } catch {
      setFailure(PICTURE_UNREADABLE);
    }
    setIsBusy(false);
  };
  const handleCancel = () => {
    setFailure(null);
    onCancel();
  };
  const actions = (
    <Button tone="primary" disabled={!tool} isBusy={isBusy} onClick={() => void handleUse()}>
      {USE_PICTURE}
    </Button>
  );
  return (
    <Dialog
      isOpen={image !== null}
      title={PROFILE_PICTURE}
      onClose={handleCancel}
      actions={actions}
      isFullScreen
    >
      <Column>
        <div role="alert">
          {failure && (
            <Notice tone="red">
              <p>{failure}</p>
              <p>{UPLOAD_ADVICE}</p>
            </Notice>
          )}
        </div>
        {src && <CropStage src={src} onTool={setTool} />}
        <Button isWide onClick={handleCancel}>
          {CANCEL}
        </Button>
      </Column>
    </Dialog>
  );
}
