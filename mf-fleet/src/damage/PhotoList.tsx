import styled from 'styled-components';
import { useClubQuery } from '@fleetwatch/kit/store/clubs';
import { usePhotoAddressQuery } from './damageApi.ts';
import { PHOTOS, photoMissing, photoNumber } from './texts.ts';

const Photos = styled.ul`
  display: grid;
  /* Three beside each other on a phone. */
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  max-width: 27rem;
  gap: var(--s2);
  list-style: none;
  > li {
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: var(--radius-button);
    background: var(--wash);
    color: var(--muted);
    font-size: var(--text-xs);
  }
  p {
    padding: var(--s2);
  }
  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
`;

/** The photos of a report; each opens in full (rule damage.photos). */
export function PhotoList({ photos }: { photos: readonly string[] }) {
  const { data: club } = useClubQuery();
  if (photos.length === 0 || !club) return null;
  return (
    <Photos aria-label={PHOTOS}>
      {photos.map((name, at) => (
        <li key={name}>
          <Photo bucket={club.s3folder} name={name} label={photoNumber(at + 1)} />
        </li>
      ))}
    </Photos>
  );
}

function Photo({ bucket, name, label }: { bucket: string; name: string; label: string }) {
  const { currentData: address, error } = usePhotoAddressQuery({
    bucket_name: bucket,
    object_name: `damages/${name}.jpg`,
  });
  if (error) return <p>{photoMissing(label)}</p>;
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={label} loading="lazy" />
    </a>
  );
}
