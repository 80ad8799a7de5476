import { useId, useState } from 'react';
import styled from 'styled-components';
import type { ClubIdentity } from '@fleetwatch/contract/clubs/identity';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { uploadPicture } from '@fleetwatch/kit/store/uploadPicture';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { FieldErrorText } from '@fleetwatch/kit/ui/form/FieldFrame';
import { PickImage } from '@fleetwatch/kit/ui/form/PickImage';
import { CrestPicture } from './CrestPicture.tsx';
import { fitCrest } from './fitCrest.ts';
import {
  CHOOSE_ANOTHER,
  CHOOSE_CREST,
  CREST,
  CREST_SHOWN,
  CREST_UNREADABLE,
  NO_CREST,
  REMOVE,
  UPLOADING,
} from './texts.ts';

interface CrestFieldProps {
  /** The crest's address; '' for none. */
  value: string;
  identity: ClubIdentity;
  onChange: (crest: string) => void;
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s4);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s3);
`;

/** Chooses and uploads the club's crest; the surrounding form saves its address (rule club.crest). */
export function CrestField({ value, identity, onChange }: CrestFieldProps) {
  const hint = useId();
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const handlePick = async (file: File) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const { pic, failure: refusal } = await dispatch(
        uploadPicture(await fitCrest(file), { folder: 'crest' }),
      );
      if (pic === undefined) setFailure(refusal);
      else onChange(pic);
    } catch {
      setFailure(CREST_UNREADABLE);
    }
    setIsBusy(false);
  };
  return (
    <Row role="group" aria-label={CREST} aria-describedby={hint} aria-busy={isBusy}>
      <CrestPicture crest={value} identity={identity} size={72} />
      <div>
        <p id={hint}>{value === '' ? NO_CREST : CREST_SHOWN}</p>
        <Buttons>
          <PickImage onPick={(file) => void handlePick(file)}>
            {isBusy ? UPLOADING : value === '' ? CHOOSE_CREST : CHOOSE_ANOTHER}
          </PickImage>
          {value !== '' && <Button onClick={() => onChange('')}>{REMOVE}</Button>}
        </Buttons>
        <div role="alert">{failure !== null && <FieldErrorText>{failure}</FieldErrorText>}</div>
      </div>
    </Row>
  );
}
