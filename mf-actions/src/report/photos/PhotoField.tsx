import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { DAMAGE_PHOTOS_MAX } from '@fleetwatch/contract/damages/limits';
import { PHOTO_UNREADABLE } from '@fleetwatch/contract/damages/texts';
import { useAppSelector } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { FieldErrorText } from '@fleetwatch/kit/ui/form/FieldFrame';
import { PickImage } from '@fleetwatch/kit/ui/form/PickImage';
import { dropPhoto, keepPhoto, readPhoto } from '@fleetwatch/kit/store/photoCache';
import { redrawPhoto } from './redrawPhoto.ts';
import { ADD_PHOTO, PHOTOS, photoNumber, removePhoto } from '../texts.ts';

const THUMB_PX = 88;

const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  list-style: none;
  > li {
    position: relative;
  }
  img {
    display: block;
    border-radius: var(--radius-button);
    object-fit: cover;
  }
  button {
    position: absolute;
    top: 0;
    right: 0;
    background: var(--card);
  }
`;

const Field = styled.div`
  display: grid;
  gap: var(--s2);
`;

interface PhotoFieldProps {
  /** Names of the draft's photos, which are stored on this device. */
  photos: readonly string[];
  onChange: (photos: string[]) => void;
}

/** Up to six photos, redrawn on this device (rule damage.photos). */
export function PhotoField({ photos, onChange }: PhotoFieldProps) {
  const memberId = useAppSelector(selectMemberId);
  const [isRefused, setIsRefused] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const add = async (file: File) => {
    setIsBusy(true);
    const photo = await redrawPhoto(file);
    setIsBusy(false);
    setIsRefused(photo === null);
    if (!photo) return;
    const name = nanoid();
    await keepPhoto(memberId, name, photo);
    onChange([...photos, name]);
  };
  const remove = (name: string) => {
    void dropPhoto(memberId, name);
    onChange(photos.filter((one) => one !== name));
  };
  return (
    <Field>
      {photos.length > 0 && (
        <Photos aria-label={PHOTOS}>
          {photos.map((name, at) => (
            <li key={name}>
              <Thumb memberId={memberId} name={name} label={photoNumber(at + 1)} />
              <IconButton icon="close" label={removePhoto(at + 1)} onClick={() => remove(name)} />
            </li>
          ))}
        </Photos>
      )}
      {photos.length < DAMAGE_PHOTOS_MAX && !isBusy && (
        <PickImage onPick={(file) => void add(file)}>{ADD_PHOTO}</PickImage>
      )}
      <div role="alert">{isRefused && <FieldErrorText>{PHOTO_UNREADABLE}</FieldErrorText>}</div>
    </Field>
  );
}

function Thumb({ memberId, name, label }: { memberId: string; name: string; label: string }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    let made = '';
    let isGone = false;
    void readPhoto(memberId, name).then((photo) => {
      if (!photo || isGone) return;
      made = URL.createObjectURL(photo);
      setAddress(made);
    });
    return () => {
      isGone = true;
      URL.revokeObjectURL(made);
    };
  }, [memberId, name]);
  return <img src={address || undefined} alt={label} width={THUMB_PX} height={THUMB_PX} />;
}
