/** A file as a member picks it; jsdom's has no `arrayBuffer`. */
export function fileOf(name: string, content: Uint8Array<ArrayBuffer> | number): File {
  const bytes = typeof content === 'number' ? new Uint8Array(content) : content;
  const file = new File([bytes], name);
  file.arrayBuffer = async () => bytes.slice().buffer;
  return file;
}

export const bytesOfText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
