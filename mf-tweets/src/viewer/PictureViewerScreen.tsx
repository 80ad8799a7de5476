import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { isPictureType } from '@fleetwatch/contract/media/rules';
import { MEDIA_NOT_FOUND } from '@fleetwatch/contract/media/texts';
import { MOVIE_TYPES, type PictureType } from '@fleetwatch/contract/tweets/wire';
import { useAppDispatch } from '@fleetwatch/kit/store/createStore';
import { toastShown } from '@fleetwatch/kit/store/toasts';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { Dialog } from '@fleetwatch/kit/ui/dialog/Dialog';
import { Notice } from '@fleetwatch/kit/ui/feedback/Notice';
import { Spinner } from '@fleetwatch/kit/ui/feedback/Spinner';
import { presignFailureText } from './presignFailureText.ts';
import { saveMedia } from './saveMedia.ts';
import { useMediaAddress } from './useMediaAddress.ts';
import { sourceOf } from './viewerPath.ts';
import { SAVE, TRY_AGAIN, fileFrom, fromSource, pageTitle } from './texts.ts';

const Stage = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  > img,
  > video {
    max-width: 100%;
    max-height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`;

interface MediaProps {
  name: string;
  type: PictureType;
  source: string;
  address: string;
  onFail: () => void;
  onShow: () => void;
}

function Media({ name, type, source, address, onFail, onShow }: MediaProps) {
  const label = fileFrom(source, `${name}.${type}`);
  if (!MOVIE_TYPES.includes(type)) return <img src={address} alt={label} onError={onFail} onLoad={onShow} />;
  return (
    // eslint-disable-next-line jsx-a11y-x/media-has-caption -- members' own clips have no captions
    <video
      src={address}
      aria-label={label}
      controls
      autoPlay
      playsInline
      onError={onFail}
      onLoadedData={onShow}
    />
  );
}

/** The previous screen from the link's state; without it the viewer closes to the landing page. */
function useWayBack(): () => void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isFromHere = typeof state === 'object' && state !== null && 'from' in state;
  return () => void (isFromHere ? navigate(-1) : navigate('/', { replace: true }));
}

/** /picviewer/{source}/{name}/{type}: one picture or movie in full screen (rule media.viewer). */
export function PictureViewerScreen() {
  const { source: segment = '', name = '', type = '' } = useParams();
  const dispatch = useAppDispatch();
  const close = useWayBack();
  const [isBroken, setIsBroken] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const known = isPictureType(type) ? type : null;
  const media = useMediaAddress({ name, type: known ?? 'png' }, known !== null);
  const source = sourceOf(segment);

  const failure = media.error === undefined ? undefined : presignFailureText(media.error);
  const refusal = known === null || isBroken ? MEDIA_NOT_FOUND : failure;
  const retry = () => {
    setIsBroken(false);
    void media.refetch();
  };
  const save = async () => {
    setIsSaving(true);
    // The address may have expired while the picture was shown.
    const fresh = await media.refetch();
    const text = await saveMedia(fresh.data ?? '', `${name}.${type}`);
    setIsSaving(false);
    if (text !== null) dispatch(toastShown({ text, tone: 'danger' }));
  };
  const isThere = media.address !== undefined && refusal === undefined;
  return (
    <main id="main">
      <title>{pageTitle(source)}</title>
      <Dialog
        isOpen
        isFullScreen
        title={fromSource(source)}
        onClose={close}
        actions={
          <Button icon="download" isBusy={isSaving} disabled={!isThere} onClick={() => void save()}>
            {SAVE}
          </Button>
        }
      >
        <Stage>
          <div role="alert">
            {refusal !== undefined && (
              <Notice tone="red" actions={known !== null && <Button onClick={retry}>{TRY_AGAIN}</Button>}>
                {refusal}
              </Notice>
            )}
          </div>
          {isThere && known !== null && media.address !== undefined && (
            <Media
              name={name}
              type={known}
              source={source}
              address={media.address}
              onFail={() => {
                if (!media.renew()) setIsBroken(true);
              }}
              onShow={media.shown}
            />
          )}
          {!isThere && refusal === undefined && <Spinner />}
        </Stage>
      </Dialog>
    </main>
  );
}
