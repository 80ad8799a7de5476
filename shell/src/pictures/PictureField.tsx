import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { uploadPicture } from '@fleetwatch/kit/store/uploadPicture';
import { Avatar } from '@fleetwatch/kit/ui/layout/Avatar';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { PickImage } from '@fleetwatch/kit/ui/form/PickImage';
import { CropDialog } from './CropDialog.tsx';
import { CHOOSE_A_PICTURE, CHOOSE_ANOTHER, KEEP_CURRENT, PICTURE, REMOVE } from './texts.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
`;

const Ways = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
  min-width: 0;
  > p {
    flex: 1 0 100%;
    font-weight: 600;
  }
`;

interface PictureFieldProps {
  name: string;
  /** Address of the picture; '' for the drawn avatar. */
  pic: string;
  /** The member's current picture until the form is sent. */
  presentPic?: string;
  /** Whether it belongs to a person who is signing up. */
  isNewcomer?: boolean;
  onChange: (pic: string) => void;
}

/** A member's picture: chosen, cropped and uploaded here; the surrounding form sends its address. */
export function PictureField({
  name,
  pic,
  presentPic = '',
  isNewcomer = false,
  onChange,
}: PictureFieldProps) {
  const label = useId();
  const dispatch = useAppDispatch();
  const [image, setImage] = useState<File | null>(null);
  const handleUse = async (png: Blob) => {
    const upload = await dispatch(uploadPicture(png, { folder: 'members', isOpen: isNewcomer }));
    if (upload.failure !== undefined) return upload.failure;
    onChange(upload.pic);
    setImage(null);
    return null;
  };
  return (
    <Row role="group" aria-labelledby={label}>
      <Avatar name={name || '?'} src={pic} size={96} />
      <Ways>
        <p id={label}>{PICTURE}</p>
        <PickImage onPick={setImage}>{pic === '' ? CHOOSE_A_PICTURE : CHOOSE_ANOTHER}</PickImage>
        {pic !== '' && <Button onClick={() => onChange('')}>{REMOVE}</Button>}
        {pic !== presentPic && presentPic !== '' && (
          <Button tone="quiet" onClick={() => onChange(presentPic)}>
            {KEEP_CURRENT}
          </Button>
        )}
      </Ways>
      <CropDialog image={image} onUse={handleUse} onCancel={() => setImage(null)} />
    </Row>
  );
}
