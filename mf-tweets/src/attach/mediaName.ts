import { nanoid } from '@reduxjs/toolkit';

const OWN_NAME_MAX = 40;

/**
 * Returns a unique storage name for a file: the permitted characters of its file name, and a random id. `mediaName('Start line
 * (1).JPG')` is `Start-line-1-V1StGXR8_Z5jdHi6B-myT`.
 */
export function mediaName(fileName: string): string {
  const own = fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, OWN_NAME_MAX);
  return [own, nanoid()].filter(Boolean).join('-');
}
