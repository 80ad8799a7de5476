import { DateTime } from 'luxon';
import { isoIn } from './clubLocal.ts';

test.each(['America/Chicago', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'])(
  'formats instants in %s as luxon does, through a year of clock changes',
  (timezone) => {
    for (let ms = Date.UTC(2025, 11, 30); ms < Date.UTC(2027, 0, 3); ms += 12_345_678) {
      const instant = new Date(ms);
      const text = isoIn(instant, timezone);
      expect(text).toBe(DateTime.fromMillis(ms, { zone: timezone }).toFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZZ"));
      expect(new Date(text).getTime()).toBe(ms);
    }
  },
);
