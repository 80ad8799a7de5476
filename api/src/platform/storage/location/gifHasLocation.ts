import { gifBlocks } from '@fleetwatch/contract/media/gifBlocks';
import { bytesHaveLocation } from './bytesHaveLocation.ts';

const BETWEEN = Buffer.from('\n');

/** Whether a GIF tells a place: a comment may be cut into blocks, XMP stands there as it is. */
export function gifHasLocation(content: Buffer): boolean {
  const words = [...gifBlocks(content)].flatMap((block) =>
    block.content.length > 0 ? [block.content, BETWEEN] : [],
  );
  return bytesHaveLocation(Buffer.concat(words)) || bytesHaveLocation(content);
}
