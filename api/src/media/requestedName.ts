import { invalidField } from '@fleetwatch/contract/errors/texts';
import { readGivenName, type MediaName } from '@fleetwatch/contract/media/rules';
import type { PresignBody } from '@fleetwatch/contract/media/wire';
import { mediaFolder } from '../platform/club/clubScope.ts';
import { ApiError } from '../platform/http/errors.ts';

/** Parses the file that a device requests. 422 for a bucket other than the club's, and for an invalid name. */
export function requestedName({ bucket_name: bucket, object_name: objectName }: PresignBody): MediaName {
  if (bucket !== mediaFolder()) throw new ApiError('invalid:bucket_name', invalidField('bucket_name'));
  const name = readGivenName(objectName, mediaFolder());
  if (typeof name === 'string') throw new ApiError('invalid:object_name', name);
  return name;
}
