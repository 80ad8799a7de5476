/** Whether the file system refused for this reason. Its errors are of another realm under Jest, so their class tells nothing. */
export function isFileError(error: unknown, code: 'ENOENT' | 'EEXIST'): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
