import { gifBlocks } from '@fleetwatch/contract/media/gifBlocks';
import { bytesHaveLocation } from './bytesHaveLocation.ts';

const BETWEEN = Buffer.from('\n');

/** Whether a GIF contains a location. A comment may be split into blocks; XMP is stored unsplit. */
export function gifHasLocation(content: Buffer): boolean {
  const words = [...gifBlocks(content)].flatMap((block) =>
    block.content.length > 0 ? [block.content, BETWEEN] : [],
  );
  return bytesHaveLocation(Buffer.concat(words)) || bytesHaveLocation(content);
}
