/** XMP properties with a location: coordinates and place names. */
const XMP_PLACES = [
  '(?:\\w{1,20}:)?GPS(?:Dest)?(?:Latitude|Longitude)',
  'exif:GPSAreaInformation',
  'photoshop:(?:City|State|Country)',
  'Iptc4xmpCore:(?:Location|CountryCode)',
  'Iptc4xmpExt:(?:LocationCreated|LocationShown|Sublocation|City|ProvinceState|CountryName)',
  'xmpDM:shotLocation',
  'drone-dji:Gps(?:Latitude|Longt?itude)',
  'dc:coverage',
].join('|');
/** Matches one as a non-empty attribute or element. */
const XMP = new RegExp(
  `(?<![\\w/:-])(?:${XMP_PLACES})(?:\\s*=\\s*["']\\s*[^"'\\s]|\\s*>\\s*(?:[^<\\s]|<(?!/)))`,
  'i',
);
/** Matches ISO 6709 in the format of phones: +47.3769+008.5417+408.000/ */
const ISO_6709 =
  /[+-]\d{1,6}\.\d{3,9}[+-]\d{1,7}\.\d{3,9}|[+-]\d{2,6}[+-]\d{3,7}(?:[+-]\d{1,6}(?:\.\d{1,6})?)?(?:CRS\w{1,20})?\//;

/** Whether a text in a file contains a location: XMP with coordinates or place names, or coordinates alone. */
export const textHasLocation = (text: string): boolean => XMP.test(text) || ISO_6709.test(text);
