import { invalidField } from '@fleetwatch/contract/errors/messages';
import { readGivenName, type MediaName } from '@fleetwatch/contract/media/rules';
import type { PresignBody } from '@fleetwatch/contract/media/wire';
import { currentClubRecord } from '../clubs/clubDirectory.ts';
import { ApiError } from '../platform/http/errors.ts';

/** The file that a device asks about. 422 for another bucket than the club's, and for a name that no file may have. */
export async function requestedName({
  bucket_name: bucket,
  object_name: objectName,
}: PresignBody): Promise<MediaName> {
  const club = await currentClubRecord();
  if (bucket !== club.s3folder) throw new ApiError('invalid:bucket_name', invalidField('bucket_name'));
  const name = readGivenName(objectName, club.s3folder);
  if (typeof name === 'string') throw new ApiError('invalid:object_name', name);
  return name;
}
