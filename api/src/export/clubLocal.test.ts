import { DateTime } from 'luxon';
import { isoIn } from './clubLocal.ts';

test.each(['America/Chicago', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'])(
  'an instant in %s is what luxon says, through a year of its clock changes',
  (timezone) => {
    for (let ms = Date.UTC(2025, 11, 30); ms < Date.UTC(2027, 0, 3); ms += 12_345_678) {
      const instant = new Date(ms);
      const told = isoIn(instant, timezone);
      expect(told).toBe(DateTime.fromMillis(ms, { zone: timezone }).toFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZZ"));
      expect(new Date(told).getTime()).toBe(ms);
    }
  },
);
