import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { THUMBNAIL_PX } from '@fleetwatch/contract/tweets/limits';
import { MOVIE_TYPES, type Tweet, type TweetPicture } from '@fleetwatch/contract/tweets/wire';
import { Icon } from '@fleetwatch/kit/art/Icon';
import { useIsNear } from '../viewer/useIsNear.ts';
import { useMediaAddress } from '../viewer/useMediaAddress.ts';
import { viewerPath } from '../viewer/viewerPath.ts';
import { mediaLabel } from './texts.ts';

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  padding: var(--s1) 0;
`;

/* Sized before the picture is loaded, so that nothing moves. */
const Box = styled(Link)`
  display: grid;
  place-items: center;
  width: ${THUMBNAIL_PX}px;
  height: ${THUMBNAIL_PX}px;
  overflow: hidden;
  border-radius: calc(var(--radius) / 2);
  background: var(--wash);
  color: var(--ink);
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

function Picture({ picture }: { picture: TweetPicture }) {
  const place = useRef<HTMLSpanElement>(null);
  const { address, renew, shown } = useMediaAddress(picture, useIsNear(place));
  if (address === undefined) return <span ref={place} />;
  return (
    <img
      src={address}
      alt=""
      width={THUMBNAIL_PX}
      height={THUMBNAIL_PX}
      decoding="async"
      draggable={false}
      onError={renew}
      onLoad={shown}
    />
  );
}

/** Thumbnails of a tweet's pictures, and an icon for each movie; each links to the viewer. */
export function Thumbnails({ tweet: { user, pictures } }: { tweet: Tweet }) {
  const { pathname, search } = useLocation();
  if (pictures.length === 0) return null;
  const from = { from: `${pathname}${search}` };
  return (
    <Line>
      {pictures.map((picture, index) => {
        const isMovie = MOVIE_TYPES.includes(picture.type);
        const label = mediaLabel(isMovie, index + 1, pictures.length, user);
        return (
          <Box
            key={picture.id}
            to={viewerPath(user, picture)}
            state={from}
            aria-label={label}
            draggable={false}
          >
            {isMovie ? <Icon name="movie" /> : <Picture picture={picture} />}
          </Box>
        );
      })}
    </Line>
  );
}
