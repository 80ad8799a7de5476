import { exifHasLocation } from './exifHasLocation.ts';
import { textHasLocation } from './textHasLocation.ts';

const PHOTOSHOP = 'Photoshop 3.0\0';
const SEGMENT_BYTES = 65_536;
/** IPTC fields: city, sublocation, province, country code and country name. */
// eslint-disable-next-line no-control-regex -- the marks of IPTC are control characters
const IPTC_PLACE = /\x1c\x02[\x5a\x5c\x5f\x64\x65]\x00[\x01-\x7f]/;

function iptcHasLocation(text: string): boolean {
  for (let at = text.indexOf(PHOTOSHOP); at >= 0; at = text.indexOf(PHOTOSHOP, at + SEGMENT_BYTES)) {
    if (IPTC_PLACE.test(text.slice(at, at + 2 * SEGMENT_BYTES))) return true;
  }
  return false;
}

/**
 * Whether these bytes contain a location: EXIF, XMP, IPTC, or coordinates in the format of phones. Searches
 * all bytes, including a second picture or a movie appended to the first.
 */
export function bytesHaveLocation(content: Buffer): boolean {
  const text = content.toString('latin1');
  return exifHasLocation(content) || textHasLocation(text) || iptcHasLocation(text);
}
