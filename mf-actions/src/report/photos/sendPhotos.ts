import type { PresignBody, PresignedPost } from '@fleetwatch/contract/media/wire';
import { isUnanswered } from '@fleetwatch/kit/store/apiFailure';
import { callApi } from '@fleetwatch/kit/store/callApi';
import { clubEndpoint } from '@fleetwatch/kit/store/clubs';
import type { AppThunk } from '@fleetwatch/kit/store/createStore';
import { selectMemberId } from '@fleetwatch/kit/store/sessionSlice';
import { postForm } from '@fleetwatch/kit/store/uploadPicture';
import { dropDue, listDue, readDue } from '@fleetwatch/kit/store/photoCache';

/** Whether it has arrived; null without a network, so that others need not be tried. */
function send(name: string, photo: Blob, bucket: string): AppThunk<Promise<boolean | null>> {
  return async (dispatch) => {
    const body: PresignBody = { bucket_name: bucket, object_name: `damages/${name}.jpg` };
    const signed = await dispatch(callApi({ url: 'presigned_post', method: 'POST', body }));
    // Its name is unique, so an earlier attempt has arrived, and its answer was lost.
    if (signed.error?.code === 'media_name_taken') return true;
    if (signed.error) return isUnanswered(signed.error) ? null : false;
    return (await postForm(signed.data as PresignedPost, photo)) === null;
  };
}

let sending: Promise<void> | null = null;

/** Sends the member's photos that are due, one at a time; failed ones stay, and are tried again. */
export function sendPhotos(): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    const work = async (): Promise<void> => {
      const memberId = selectMemberId(getState());
      const names = await listDue(memberId);
      if (names.length === 0) return;
      const { data: club } = await dispatch(clubEndpoint.initiate(undefined, { subscribe: false }));
      if (!club) return;
      for (const name of names) {
        const photo = await readDue(memberId, name);
        const hasArrived = photo === null || (await dispatch(send(name, photo, club.s3folder)));
        if (hasArrived === null) return;
        if (hasArrived) await dropDue(memberId, name);
      }
    };
    sending ??= work().finally(() => {
      sending = null;
    });
    return sending;
  };
}
