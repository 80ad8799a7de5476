import type { PresignedPost } from '@fleetwatch/contract/media/wire';
import { fileOf, formOf, upload } from './media.ts';
import type { Asked } from './RouteCase.ts';
import type { Scene } from './Scene.ts';

let files = 0;

export async function mediaFile(scene: Scene): Promise<{ bucket_name: string; object_name: string }> {
  files += 1;
  const named = { bucket_name: scene.club.folder, object_name: `tweets/case-${files}.png` };
  const form = await scene.call('POST', '/presigned_post', { body: named });
  await upload(scene.api.base, form as unknown as PresignedPost, fileOf('png'));
  return named;
}

export async function mediaLink(scene: Scene): Promise<Asked> {
  const named = await mediaFile(scene);
  const { body: address } = await scene.api.call('POST', '/presigned', {
    token: scene.me.token,
    body: named,
  });
  const { pathname, searchParams } = new URL(String(address), 'http://club.example');
  const [, folder = '', file = ''] = /\/(tweets)\/([\w-]+\.png)$/.exec(pathname) ?? [];
  if (file === '') throw new Error(`No address of a file: ${String(address)}`);
  return { params: { club: named.bucket_name, folder, file }, query: Object.fromEntries(searchParams) };
}

export async function mediaForm(scene: Scene): Promise<Asked> {
  files += 1;
  const named = { bucket_name: scene.club.folder, object_name: `tweets/case-${files}.png` };
  const { fields } = (await scene.call('POST', '/presigned_post', {
    body: named,
  })) as unknown as PresignedPost;
  const { content, contentType } = formOf(Object.entries(fields), fileOf('png'));
  return { call: { raw: content, headers: { 'Content-Type': contentType } } };
}
