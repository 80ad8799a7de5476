import styled from 'styled-components';
import { RETRY_OR_DETACH } from '@fleetwatch/contract/tweets/texts';
import { MOVIE_TYPES } from '@fleetwatch/contract/tweets/wire';
import { THUMBNAIL_PX } from '@fleetwatch/contract/tweets/limits';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useAppDispatch, useAppSelector } from '@fleetwatch/kit/store/createStore';
import { Button } from '@fleetwatch/kit/ui/button/Button';
import { IconButton } from '@fleetwatch/kit/ui/button/IconButton';
import { detach, sendAttachment } from '../attach/attachFiles.ts';
import { fileOf } from '../attach/attachedFiles.ts';
import { selectAttachments, type Attachment } from './draftSlice.ts';
import {
  ATTACHED,
  ATTACHMENTS,
  NOT_ATTACHED,
  PREPARING,
  RETRY,
  UPLOADING,
  cancelFile,
  detachFile,
  retryFile,
} from './texts.ts';

const Rows = styled.ul`
  display: grid;
  gap: var(--s2);
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2) var(--s3);
  }
`;

const Preview = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${THUMBNAIL_PX}px;
  height: ${THUMBNAIL_PX}px;
  overflow: hidden;
  border-radius: calc(var(--radius) / 2);
  background: var(--wash);
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Details = styled.div`
  display: grid;
  flex: 1 1 8rem;
  min-width: 0;
  font-size: var(--text-s);
  > strong {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > progress {
    width: 100%;
    accent-color: var(--water);
  }
`;

/** Both buttons wrap below the text together, or neither does. */
const RowButtons = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  margin-left: auto;
`;

const Reason = styled.p`
  color: var(--red);
`;

const PHASES = {
  preparing: PREPARING,
  uploading: UPLOADING,
  done: ATTACHED,
  failed: NOT_ATTACHED,
} as const;

function Row({ attachment }: { attachment: Attachment }) {
  const { id, fileName, type, phase, progress, reason, mayRetry } = attachment;
  const dispatch = useAppDispatch();
  const isUnderWay = phase === 'preparing' || phase === 'uploading';
  return (
    <li aria-label={fileName}>
      <Preview aria-hidden="true">
        {MOVIE_TYPES.includes(type) ? <Icon name="movie" /> : <img src={fileOf(id)?.previewUrl} alt="" />}
      </Preview>
      <Details>
        <strong>{fileName}</strong>
        {isUnderWay ? (
          <progress aria-label={`${PHASES[phase]} ${fileName}`} value={progress} />
        ) : (
          <span>{PHASES[phase]}</span>
        )}
        <div role="alert">
          {reason && <Reason>{reason}</Reason>}
          {reason && mayRetry && <p>{RETRY_OR_DETACH}</p>}
        </div>
      </Details>
      <RowButtons>
        {phase === 'failed' && mayRetry && (
          <Button
            icon="refresh"
            aria-label={retryFile(fileName)}
            onClick={() => void dispatch(sendAttachment(id))}
          >
            {RETRY}
          </Button>
        )}
        <IconButton
          icon="close"
          label={isUnderWay ? cancelFile(fileName) : detachFile(fileName)}
          onClick={() => dispatch(detach(id))}
        />
      </RowButtons>
    </li>
  );
}

/** The attachments of the tweet being written, with their progress and the reason of a failure. */
export function AttachmentList() {
  const attachments = useAppSelector(selectAttachments);
  if (attachments.length === 0) return null;
  return (
    <Rows aria-label={ATTACHMENTS}>
      {attachments.map((attachment) => (
        <Row key={attachment.id} attachment={attachment} />
      ))}
    </Rows>
  );
}
